import type { CommandAnswer, CommandBody, CommandName } from '../protocol/commands.ts'
import type { Refused } from '../protocol/tables.ts'
import type { Person } from '../store/store.ts'
import { updateFor } from '../table/telling.ts'
import { runCommand } from './commands.ts'
import type { WebParts } from './parts.ts'
import { refusalOf } from './refusals.ts'

/** Runs a command and says how it went; who is behind gets the table as it stands. */
export async function answerCommand<Name extends CommandName>(
  parts: WebParts,
  command: Name,
  table: string,
  person: Person,
  body: CommandBody<Name>,
): Promise<CommandAnswer<Name> | Refused> {
  const { host, metrics, logger } = parts
  const stop = metrics.seconds.startTimer({ command })
  try {
    const answer = await runCommand(parts, command, table, person, body)
    metrics.commands.inc({ command, answer: 'done' })
    return answer
  } catch (error) {
    const refusal = refusalOf(error)
    metrics.commands.inc({ command, answer: refusal.code })
    metrics.refused.inc({ code: refusal.code })
    if (refusal.code === 'internal') logger.error({ error: String(error) }, 'a command failed')
    if (refusal.code !== 'stale') return { error: refusal }
    return { error: refusal, update: await host.look(table, (now) => updateFor(now, person.id, 0)) }
  } finally {
    stop()
  }
}

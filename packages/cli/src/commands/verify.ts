import { parseArgs, styleText } from 'node:util'
import { allHold, type Finding, InputError, type Verdict, verifyLog } from '@freehold/kernel'
import { type Command, type ExitCode, exitCode } from '../command.ts'
import { findGameOf, type Games, games } from '../games.ts'
import { readLog } from '../log-file.ts'

export const command = verifyCommand(games)

/** The command over whatever games there are. */
export function verifyCommand(known: Games): Command {
  return {
    name: 'verify',
    summary: 'check that finished games went as their logs say',
    usage: [
      'freehold verify LOG… [--commitment HEX]',
      '',
      'LOG               the log of a finished game; - reads it from standard input',
      '--commitment HEX  what the host published before the first move; without it only',
      "                  the log's own word for it is checked",
      '',
      'Replays each game and tells what was checked: that the seed is the one committed',
      'to, that every move was legal, and that they lead to the recorded end.',
    ].join('\n'),
    async run(args) {
      const options = { commitment: { type: 'string' } } as const
      const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
      if (positionals.length === 0) throw new InputError('verify: no log given (see freehold verify --help)')
      const published = values.commitment
      if (published !== undefined && !/^[0-9a-f]{64}$/.test(published)) {
        throw new InputError(`--commitment: expected 64 digits 0-9 a-f, got '${published}'`)
      }
      let worst: ExitCode = exitCode.done
      for (const file of positionals) worst = Math.max(worst, await verifyFile(known, file, published)) as ExitCode
      return worst
    },
  }
}

/** One bad file does not keep the others from being checked. */
async function verifyFile(known: Games, file: string, published: string | undefined): Promise<ExitCode> {
  try {
    const log = await readLog(file)
    const findings = verifyLog(await findGameOf(known, log), log, published)
    console.log([`${file}: ${conclusion(findings)}`, ...findings.map(line)].join('\n'))
    return allHold(findings) ? exitCode.done : exitCode.failed
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    console.error(`freehold: ${file}: ${error.message}`)
    return exitCode.badInput
  }
}

function conclusion(findings: readonly Finding[]): string {
  return allHold(findings) ? styleText('green', 'verified') : styleText('red', 'does not verify')
}

const marks: Readonly<Record<Verdict, string>> = {
  holds: `  ${styleText('green', 'ok')}       `,
  fails: `  ${styleText('red', 'wrong')}    `,
  unknown: `  ${styleText('yellow', 'unknown')}  `,
}

function line({ verdict, text }: Finding): string {
  return marks[verdict] + text
}

import { styleText } from 'node:util'
import { type Command, exitCode, groups, type Registry } from './command.ts'

type Rows = readonly (readonly [left: string, right: string])[]

const exitCodes: Rows = [
  [`${exitCode.done}`, 'done'],
  [`${exitCode.failed}`, 'done, and the answer is no: a scenario did not pass, a log does not verify'],
  [`${exitCode.badInput}`, 'wrong command, option, file or move'],
  [`${exitCode.crashed}`, 'a mistake of ours (FREEHOLD_DEBUG=1 shows more)'],
  [`${exitCode.interrupted}`, 'interrupted'],
]

/** The page that `freehold --help` shows. */
export async function overview({ commands, examples }: Registry): Promise<string> {
  const loaded = await Promise.all(
    Object.values(commands).map(async ({ group, load }) => ({ group, command: (await load()).command })),
  )
  const lists = groups.flatMap((group) => {
    const rows: Rows = loaded
      .filter((each) => each.group === group)
      .map(({ command }) => [command.name, command.summary])
    return rows.length > 0 ? [`${heading(group)}\n${columns(rows)}`] : []
  })
  return [
    'Freehold: play Dominion and Terra Mystica on a table of your own.',
    `${heading('Usage')}\n  freehold COMMAND [options]\n  freehold COMMAND --help`,
    ...lists,
    ...(examples.length > 0 ? [`${heading('Examples')}\n${columns(examples)}`] : []),
    `${heading('Exit codes')}\n${columns(exitCodes)}`,
  ].join('\n\n')
}

/** The page that `freehold COMMAND --help` shows. */
export function page({ summary, usage }: Command): string {
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.\n\n${heading('Usage')}\n${indent(usage)}`
}

function heading(text: string): string {
  return styleText('bold', text)
}

function columns(rows: Rows): string {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}

function indent(text: string): string {
  return text.trimEnd().replaceAll(/^(?=.)/gm, '  ')
}

/** One command of `freehold`: a file in `commands/` that exports it as `command`. */
export interface Command {
  readonly name: string
  readonly summary: string // one line for the list of commands, without a full stop
  readonly usage: string // begins with the line to type (`freehold play GAME [options]`), then what the options mean
  /** Gets the words after the command's name. Gives the exit code; nothing means `exitCode.done`. */
  run(args: readonly string[]): Promise<ExitCode | undefined>
}

/** What the exit codes of `freehold` mean. */
export const exitCode = {
  done: 0,
  failed: 1, // the thing asked for was done and the answer is no: a scenario did not pass, a log does not verify
  badInput: 2, // an unknown command or option, a file that cannot be read, a move that is not allowed
  crashed: 70, // a mistake of ours
  interrupted: 130, // Ctrl-C
} as const

export type ExitCode = (typeof exitCode)[keyof typeof exitCode]

/** The headings of the list of commands. */
export const groups = ['Play', 'Look up', 'Check and measure'] as const

/** Where to find the commands. Each is loaded only when it is needed, so that starting up stays quick. */
export interface Registry {
  readonly commands: Readonly<Record<string, { readonly group: (typeof groups)[number]; load(): Promise<Loaded> }>>
  /** What a newcomer may try first. */
  readonly examples: readonly (readonly [line: string, meaning: string])[]
}

interface Loaded {
  readonly command: Command
}

import { InputError } from '@freehold/kernel'
import packageJson from '../package.json' with { type: 'json' }
import { type Command, type ExitCode, exitCode, type Registry } from './command.ts'
import { nearest } from './nearest.ts'

/** Runs the process's own command line and leaves the exit code, whatever happens on the way. */
export async function runProcess(registry: Registry): Promise<void> {
  process.on('uncaughtException', (error) => process.exit(report(error)))
  process.stdout.on('error', endQuietlyWhenNobodyReads)
  try {
    process.exitCode = await run(registry, process.argv.slice(2))
  } catch (error) {
    process.exitCode = report(error)
  }
}

async function run(registry: Registry, args: readonly string[]): Promise<ExitCode> {
  const [name = 'help', ...rest] = args
  if (name === '--version') console.log(`freehold ${packageJson.version}`)
  else if (name === 'help') await help(registry, asksForHelp(rest) ? [] : rest)
  else if (asksForHelp(args)) await help(registry, name.startsWith('-') ? [] : [name])
  else return runCommand(await loadCommand(registry, name), rest)
  return exitCode.done
}

async function help(registry: Registry, [name]: readonly string[]): Promise<void> {
  const { overview, page } = await import('./help.ts')
  console.log(name === undefined ? await overview(registry) : page(await loadCommand(registry, name)))
}

async function runCommand(command: Command, args: readonly string[]): Promise<ExitCode> {
  try {
    return (await command.run(args)) ?? exitCode.done
  } catch (error) {
    throw isParseError(error)
      ? new InputError(`${wrongWith(error, args)} (see freehold ${command.name} --help)`)
      : error
  }
}

async function loadCommand({ commands }: Registry, name: string): Promise<Command> {
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (entry) return (await entry.load()).command
  const [what, known] = name.startsWith('-')
    ? ['option', ['--help', '--version']]
    : ['command', [...Object.keys(commands), 'help']]
  const guess = nearest(name, known)
  throw new InputError(`unknown ${what} '${name}'${guess ? `; did you mean '${guess}'?` : ''} (see freehold --help)`)
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  return args.slice(0, end < 0 ? args.length : end).some((arg) => arg === '--help' || arg === '-h')
}

/** Says in one line what went wrong; only somebody who looks for the cause sees a stack. */
function report(error: unknown): ExitCode {
  if (process.env.FREEHOLD_DEBUG === '1') console.error(error)
  if (error instanceof InputError) {
    console.error(`freehold: ${error.message}`)
    return exitCode.badInput
  }
  const what = error instanceof Error ? error.message : String(error)
  const how = 'this is a mistake of ours: please report it with what FREEHOLD_DEBUG=1 shows'
  console.error(`freehold: ${what.replaceAll(/\s+/g, ' ')} (${how})`)
  return exitCode.crashed
}

/** `freehold … | head` closes our output early. */
function endQuietlyWhenNobodyReads(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit(exitCode.done)
}

function isParseError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

/** Node explains at length; its first sentence names the option, but calls a value with a dash ambiguous. */
function wrongWith({ message }: Error, args: readonly string[]): string {
  const [, option] = /^Option '(?:-\w, )?(--[\w-]+)[^']*' argument is ambiguous/.exec(message) ?? []
  const value = args.find((arg, i) => arg.startsWith('-') && args[i - 1] === option)
  if (option && value) {
    const hint = value.startsWith('--') ? '' : `; one that begins with a dash is written ${option}=${value}`
    return `${option}: expected a value, got '${value}'${hint}`
  }
  const sentence = message.split(/\.(?:\s|$)|\n/)[0] ?? message
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

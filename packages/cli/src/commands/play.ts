import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { cardsOf, type DominionEvent, type DominionOptions, type DominionView, dominion } from '@freehold/dominion'
import {
  freshSecretSeed,
  type GameLog,
  InputError,
  type Player,
  Playthrough,
  replay,
  type Seed,
} from '@freehold/kernel'
import { bigMoney, randomPlayer } from '@freehold/players'
import { type Command, type ExitCode, exitCode } from '../command.ts'
import { readLog } from '../log-file.ts'
import { nearest } from '../nearest.ts'
import { Conversation, Left } from '../terminal/conversation.ts'
import { type DominionPlaythrough, Session, type Sitter } from '../terminal/dominion/session.ts'
import { wrap } from '../terminal/layout.ts'
import { saveLog, saveSomewhere } from '../terminal/saving.ts'
import { usage as terraMysticaUsage } from '../terminal/terra-mystica/usage.ts'

const opponents = ['big-money', 'random', 'human'] as const
type Opponent = (typeof opponents)[number]

const flags = {
  players: { type: 'string' },
  kingdom: { type: 'string' },
  edition: { type: 'string' },
  opponent: { type: 'string' },
  names: { type: 'string' },
  seed: { type: 'string' },
  asking: { type: 'string' },
  log: { type: 'string' },
  resume: { type: 'string' },
} as const

type Flags = Readonly<Partial<Record<keyof typeof flags, string>>>

export const command: Command = {
  name: 'play',
  summary: 'play a game in the terminal',
  usage: [
    'freehold play [dominion] [options]',
    '',
    '--players N       2 to 6; 2 unless you say so',
    '--kingdom WHICH   the name of a recommended set, a kingdom code, or ten cards with',
    "                  commas between them: 'cellar, market, …'",
    '--edition WHICH   1e or 2e, of the cards and the rules; 2e unless you say so',
    '--opponent WHO    big-money, random, or human for somebody at the same keyboard;',
    '                  several with commas between them, the last for all further seats',
    '--names LIST      names for all seats, with commas between them',
    '--seed TEXT       the same shuffles each time; a secret seed unless you say so',
    '--asking WHICH    which questions with one possible answer are asked: open (none, as',
    '                  it is unless you say so), secret (those that would give something',
    '                  away), all',
    '--log FILE        save the game there when it ends or you leave',
    '--resume FILE     go on with a saved game; say --opponent as when it began',
    '',
    'You have the first seat; who begins is drawn by lot. While you play, ? helps.',
    `Leaving by Ctrl-C, Ctrl-D or a closed input saves the game and exits with ${exitCode.interrupted}.`,
    '',
    terraMysticaUsage,
  ].join('\n'),
  async run(args) {
    if (args[0] === 'terra-mystica') {
      const { playTerraMystica } = await import('../terminal/terra-mystica/play.ts')
      return playTerraMystica(args.slice(1))
    }
    const { values, positionals } = parseArgs({ args: [...args], options: flags, allowPositionals: true })
    checkGame(positionals)
    return play(values)
  },
}

function checkGame([game = dominion.id, ...more]: readonly string[]): void {
  if (game !== dominion.id)
    throw new InputError(`play: no game '${game}' can be played here; there are ${dominion.id} and terra-mystica`)
  if (more.length > 0) throw new InputError(`play: one game at a time, but '${more[0]}' was given too`)
}

async function play(values: Flags): Promise<ExitCode> {
  const { playthrough, past } = values.resume === undefined ? begin(values) : await resume(values, values.resume)
  const log = playthrough.log()
  const options = log.options as unknown as DominionOptions
  const sitters = sittersOf(values, options.players)
  for (const [seat, sitter] of sitters.entries()) if (sitter !== 'human') sitter.begin?.(seat, options.players, options)
  const talk = new Conversation()
  const kept = keepSafe(playthrough, values.log)
  talk.say(welcome(log))
  try {
    const session = new Session(
      {
        playthrough,
        past,
        sitters,
        names: namesOf(values, sitters),
        cards: cardsOf(options.edition),
        save: (file) => saveLog(file, playthrough.log()),
      },
      talk,
    )
    if (await session.run()) talk.say(kept.finish())
    else talk.say(await offerToSave(talk, kept))
    return exitCode.done
  } catch (error) {
    if (!(error instanceof Left)) throw error
    talk.say(kept.leave())
    return exitCode.interrupted
  } finally {
    talk.close()
  }
}

interface Game {
  readonly playthrough: DominionPlaythrough
  readonly past: readonly (readonly DominionEvent[])[]
}

function begin(values: Flags): Game {
  const input = {
    ...(values.players !== undefined && { players: Number(values.players) }),
    ...(values.kingdom !== undefined && { kingdom: kingdomOf(values.kingdom, values.edition) }),
    ...(values.edition !== undefined && { edition: values.edition }),
    asking: values.asking ?? 'open', // nobody learns anything from who is asked: they sit at one keyboard
  }
  return { playthrough: Playthrough.start(dominion, input, seedOf(values.seed)), past: [] }
}

async function resume(values: Flags, file: string): Promise<Game> {
  for (const flag of ['players', 'kingdom', 'edition', 'seed', 'asking'] as const) {
    if (values[flag] !== undefined)
      throw new InputError(`--${flag}: settled in the saved game; leave it out with --resume`)
  }
  try {
    const log = await readLog(file)
    const past: DominionEvent[][] = []
    replay(dominion, log, ({ events }) => past.push([...events]))
    return { playthrough: Playthrough.resume(dominion, log), past }
  } catch (error) {
    throw error instanceof InputError ? new InputError(`${file}: ${error.message}`) : error
  }
}

/** A name or code as it is; a list by names that need not be spelt with care. */
function kingdomOf(text: string, edition = '2e'): string | string[] {
  if (!text.includes(',')) return text
  const known = [...cardsOf(edition === '1e' ? '1e' : '2e').keys()]
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => known.find((card) => card.toLowerCase() === name.toLowerCase()) ?? unknownCard(name, known))
}

function unknownCard(name: string, known: readonly string[]): never {
  const guess = nearest(name, known)
  throw new InputError(`--kingdom: there is no card '${name}'${guess ? `; did you mean '${guess}'?` : ''}`)
}

function seedOf(text: string | undefined): Seed {
  if (text === undefined) return freshSecretSeed(randomBytes(32))
  return text.includes(':') ? text : `fast:${text}`
}

function sittersOf(values: Flags, players: number): Sitter[] {
  const wanted = (values.opponent ?? 'big-money').split(',').map((text) => opponentOf(text.trim()))
  return Array.from({ length: players }, (_, seat) =>
    seat === 0 ? 'human' : sitter(wanted[Math.min(seat, wanted.length) - 1], seat),
  )
}

function opponentOf(text: string): Opponent {
  const found = opponents.find((each) => each === text)
  if (found) return found
  throw new InputError(`--opponent: there is no '${text}'; choose ${opponents.join(', ')}`)
}

function sitter(kind: Opponent, seat: number): Sitter {
  switch (kind) {
    case 'human':
      return 'human'
    case 'random':
      return randomPlayer(`seat ${seat}`) as Player<DominionView>
    case 'big-money':
      return bigMoney()
  }
}

/** The names given, or what the players are, with a number where there are several. */
function namesOf({ names }: Flags, sitters: readonly Sitter[]): string[] {
  const given = names === undefined ? [] : names.split(',').map((name) => name.trim())
  if (given.length > sitters.length)
    throw new InputError(`--names: ${given.length} names for ${sitters.length} players`)
  const plain = sitters.map((sitter) => (sitter === 'human' ? 'Player' : sitter.name))
  return plain.map((name, seat) => {
    const same = plain.filter((each) => each === name).length > 1
    const number = plain.slice(0, seat + 1).filter((each) => each === name).length
    return given[seat] || (same ? `${name} ${number}` : name)
  })
}

function welcome(log: GameLog): string {
  const options = log.options as unknown as DominionOptions
  const lines = [`Dominion for ${options.players}. Kingdom: ${options.kingdom.join(', ')}.`]
  if (log.commitment !== undefined)
    lines.push(
      `The shuffles are settled: sha-256 of the seed ${log.commitment}. freehold verify checks it on a saved game.`,
    )
  lines.push('Type ? for help.')
  return lines.map((line) => wrap(line)).join('\n')
}

interface Kept {
  /** Each saves where it should and says what was done. */
  finish(): string
  leave(): string
  abandon(): string
  saveAs(file: string): string
}

/** A game that is not lost, however the process ends. */
function keepSafe(playthrough: DominionPlaythrough, file: string | undefined): Kept {
  let safe = false
  const how = (name: string) => `The game is saved in ${name}; go on with: freehold play --resume ${name}`
  const save = (): string => {
    safe = true
    if (file === undefined) return saveSomewhere(playthrough.log())
    saveLog(file, playthrough.log())
    return file
  }
  process.once('exit', () => {
    if (!safe && playthrough.position > 0 && playthrough.pending()) console.error(how(save()))
  })
  return {
    finish() {
      safe = true
      const { seed, commitment } = playthrough.log()
      const told = commitment === undefined ? '' : `\nThe seed was ${seed}.`
      return file === undefined ? told.trimStart() : `The game is saved in ${save()}.${told}`
    },
    leave: () => `\n${how(save())}`,
    abandon() {
      safe = true
      return 'The game is not saved.'
    },
    saveAs(name) {
      safe = true
      saveLog(name, playthrough.log())
      return how(name)
    },
  }
}

async function offerToSave(talk: Conversation, kept: Kept): Promise<string> {
  for (;;) {
    const answer = (await talk.ask('Save the game first? [Enter: yes, no, or a file name] > ')).trim()
    if (/^(|y|yes)$/i.test(answer)) return kept.leave().trimStart()
    if (/^(n|no)$/i.test(answer)) return kept.abandon()
    try {
      return kept.saveAs(answer)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      talk.say(error.message)
    }
  }
}

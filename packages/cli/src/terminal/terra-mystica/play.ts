/** `freehold play terra-mystica`. */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { freshSecretSeed, InputError, Playthrough } from '@freehold/kernel'
import { type AutomaCards, checkAutomaCards, humansOf, parseSetupCode, terraMystica } from '@freehold/terra-mystica'
import { type ExitCode, exitCode } from '../../command.ts'
import { playedAs } from '../../games.ts'
import { readJson } from '../../json-file.ts'
import { readLog } from '../../log-file.ts'
import { Conversation, Left } from '../conversation.ts'
import { saveLog, saveSomewhere } from '../saving.ts'
import { Session, type TerraMysticaPlaythrough } from './session.ts'

const flags = {
  setup: { type: 'string' },
  players: { type: 'string' },
  map: { type: 'string' },
  factions: { type: 'string' },
  'final-tile': { type: 'string' },
  'points-2017': { type: 'boolean' },
  humans: { type: 'string' },
  automa: { type: 'string' },
  'automa-faction': { type: 'string' },
  'automa-home': { type: 'string' },
  'automa-cards': { type: 'string' },
  seed: { type: 'string' },
  log: { type: 'string' },
  resume: { type: 'string' },
} as const

type Flags = ReturnType<typeof parseArgs<{ options: typeof flags }>>['values']

/** Plays a game in the terminal; `args` are the words after the name of the game. */
export async function playTerraMystica(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({ args: [...args], options: flags, allowPositionals: false })
  const playthrough = values.resume === undefined ? await begin(values) : await resume(values.resume)
  const seats = humansOf(terraMystica.options(playthrough.log().options))
  const humans = numberOf(values.humans ?? '1', '--humans', 0, seats)
  const talk = new Conversation()
  const keep = (): string => {
    if (values.log === undefined) return saveSomewhere(playthrough.log())
    saveLog(values.log, playthrough.log())
    return values.log
  }
  const session = new Session(
    {
      playthrough,
      humans: Array.from({ length: seats }, (_, seat) => seat < humans),
      save: (file) => saveLog(file, playthrough.log()),
    },
    talk,
  )
  const goOn = (file: string) =>
    `The game is saved in ${file}; go on with: freehold play terra-mystica --resume ${file}`
  try {
    talk.say('Terra Mystica. Type ? for help.')
    if (!(await session.run())) talk.say(goOn(keep()))
    else if (values.log !== undefined) talk.say(`The game is saved in ${keep()}.`)
    return exitCode.done
  } catch (error) {
    if (!(error instanceof Left)) throw error
    talk.say(goOn(keep()))
    return exitCode.interrupted
  } finally {
    talk.close()
  }
}

async function begin(values: Flags): Promise<TerraMysticaPlaythrough> {
  const { factions } = values
  const stray = ['automa-faction', 'automa-home', 'automa-cards'] as const
  const without = stray.find((flag) => values.automa === undefined && values[flag] !== undefined)
  if (without) throw new InputError(`--${without}: only against the Automa; give --automa LEVEL too`)
  const doubled = (['players', 'map', 'final-tile', 'points-2017'] as const).find((flag) => values[flag] !== undefined)
  if (values.setup !== undefined && doubled) {
    throw new InputError(`--${doubled}: the code of --setup says it already; give one of the two`)
  }
  const named = factions !== undefined && !['random', 'pick', 'auction'].includes(factions)
  const input = {
    ...(values.setup !== undefined && parseSetupCode(values.setup)),
    ...(named || values.setup !== undefined ? {} : { players: numberOf(values.players ?? '2', '--players', 2, 5) }),
    ...(values.map !== undefined && { map: values.map }),
    ...(factions !== undefined && { factions: named ? factions.split(',').map((name) => name.trim()) : factions }),
    ...(values['final-tile'] !== undefined && { finalTile: values['final-tile'] }),
    ...(values['points-2017'] && { points2017: true }),
    ...(values.automa !== undefined && { automa: await automaOf(values) }),
  }
  const seed = values.seed === undefined ? freshSecretSeed(randomBytes(32)) : seedOf(values.seed)
  return Playthrough.start(terraMystica, input, seed)
}

/** Her level, faction, home and cards as the options want them. */
async function automaOf(values: Flags): Promise<object> {
  const file = values['automa-cards']
  return {
    level: values.automa,
    ...(values['automa-faction'] !== undefined && { faction: values['automa-faction'] }),
    ...(values['automa-home'] !== undefined && { home: values['automa-home'] }),
    ...(file !== undefined && { cards: await cardsOf(file) }),
  }
}

async function cardsOf(file: string): Promise<AutomaCards> {
  try {
    return checkAutomaCards(await readJson(file, 'a file of printed values'), file)
  } catch (error) {
    if (!(error instanceof InputError) || error.message.startsWith(`${file}: `)) throw error
    throw new InputError(`${file}: ${error.message}`)
  }
}

const seedOf = (text: string) => (text.includes(':') ? text : `fast:${text}`)

async function resume(file: string): Promise<TerraMysticaPlaythrough> {
  try {
    const log = await readLog(file)
    return Playthrough.resume(await playedAs(terraMystica, log), log)
  } catch (error) {
    throw error instanceof InputError ? new InputError(`${file}: ${error.message}`) : error
  }
}

function numberOf(text: string, flag: string, least: number, most: number): number {
  const n = Number(text)
  if (Number.isInteger(n) && n >= least && n <= most) return n
  throw new InputError(`${flag}: expected a number from ${least} to ${most}, got '${text}'`)
}

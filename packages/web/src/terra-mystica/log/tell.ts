/** What happened, in prose, indented by cause. */
import type { Happening, TableState } from '@freehold/server/protocol'
import { CULTS, FINAL_TILES, type TerraMysticaEvent } from '@freehold/terra-mystica'
import type { LogLine } from '../../games/game-table.ts'
import { goalWords } from '../automa/goal-words.ts'
import { optionName, thoughtLine } from '../automa/step-words.ts'
import { eventsOf, seatNames, viewOf } from '../view.ts'
import { amount, capital, causeWords, choiceWords, sayNow } from '../words.ts'

const say = sayNow

export function tell(happened: readonly Happening[], state: TableState, names: readonly string[]): readonly LogLine[] {
  const view = viewOf(state)
  const automa = view?.automa?.seat
  const factions = view?.players.map(({ faction }) => faction) ?? []
  const apart = view ? seatNames(view, names, say) : names
  const nameOf = (seat: number | undefined) =>
    seat === undefined ? '' : seat === state.you ? say('ui.you') : apart[seat]
  const lines: LogLine[] = []
  for (const each of happened) {
    const id = `${each.version}`
    if (each.kind === 'started') lines.push(line(id, 'note', 0, say('log.started')))
    else if (each.kind === 'undone') lines.push(line(id, 'note', 0, say('log.undone', { name: nameOf(each.seat) })))
    else if (each.kind === 'resigned') lines.push(line(id, 'note', 0, say('log.resigned', { name: nameOf(each.seat) })))
    else if (each.kind === 'moved') {
      const from = apart.map((name, seat) => (seat === state.you ? say('ui.fromYou') : name))
      lines.push(...linesOf(eventsOf(each.events), id, { nameOf, automa, factions, from }))
    }
  }
  return lines
}

/** What a line needs to know of the table. */
interface Told {
  nameOf(seat: number | undefined): string
  readonly automa: number | undefined // her seat
  readonly factions: readonly (string | null)[]
  readonly from: readonly string[] // names by seat, after “from”
}

/** What happens to somebody else than whoever acts says whom it happens to. */
function linesOf(events: readonly TerraMysticaEvent[], id: string, told: Told): LogLine[] {
  let acting: number | undefined
  const incomes = incomesOf(events)
  return events.flatMap((event, i) => {
    const { type, seat, cause } = event
    const income = incomes.get(i)
    if (income) return income.length === 0 ? [] : [incomeLine(income, `${id}.${i}`, seat, told)]
    if (type === 'acted' || (type === 'turnedUp' && seat === told.automa)) acting = seat
    if (FINAL.includes(cause?.source ?? '')) acting = undefined
    const line = type === 'acted' ? actedLine(event, events, `${id}.${i}`, told) : eventLine(event, `${id}.${i}`, told)
    if (!line) return []
    const other = line.kind === 'text' && line.level > 0 && seat !== undefined && seat !== acting
    return [other ? { ...line, text: `${told.nameOf(seat)}: ${line.text}` } : line]
  })
}

/** Sources of the final scoring, which comes to all at once. */
const FINAL: readonly string[] = [...CULTS.map((cult) => cult.toUpperCase()), ...FINAL_TILES, 'network', 'resources']

const line = (id: string, kind: LogLine['kind'], level: number, text: string, seat?: number): LogLine => ({
  id,
  kind,
  level,
  text,
  ...(seat !== undefined && { seat }),
})

function eventLine(event: TerraMysticaEvent, id: string, { nameOf, automa, from }: Told): LogLine | undefined {
  const { seat } = event
  const hers = seat !== undefined && seat === automa
  const text = (words: string, level = 1) => line(id, 'text', level, capital(words), seat)
  switch (event.type) {
    case 'began':
      return line(id, 'heading', 0, say('log.round', { n: event.round }))
    case 'turnedUp':
      return line(id, 'text', hers ? 0 : 1, cardLine(event, nameOf(seat)), seat)
    case 'thought':
      return text(thoughtLine(event.thought))
    case 'built':
      return hers ? text(say('log.built', { building: say(`building.${event.building}`), hex: event.hex })) : undefined
    case 'transformed':
      return hers ? text(say('log.transformed', { hex: event.hex, ground: say(`terrain.${event.ground}`) })) : undefined
    case 'used':
      return hers ? text(say('log.blocked', { what: optionName(say, event.action) })) : undefined
    case 'placedCube':
      return text(say('log.placed', { hex: event.hex }))
    case 'blighted':
      return text(say('log.blighted', { hex: event.hex }))
    case 'took':
      return hers ? text(say('log.took', { tile: say(`tile.${event.tile}`) })) : undefined
    case 'passed':
      return hers ? text(say('log.passed')) : undefined
    case 'achieved':
      return text(say('log.achieved', { what: goalWords(say, event.goal) }))
    case 'gained':
    case 'lost':
      return changeLine(event, hers, from, text)
    default:
      return undefined
  }
}

type EventOf<Type> = Extract<TerraMysticaEvent, { readonly type: Type }>

/** What somebody did, as it came out: power as far as there was room for it, a first card without having passed. */
function actedLine(
  { key, seat }: EventOf<'acted'>,
  events: readonly TerraMysticaEvent[],
  id: string,
  told: Told,
): LogLine | undefined {
  if (key === 'done') return undefined
  const firstCard = !events.some(({ type, seat: who }) => type === 'passed' && who === seat)
  const what = answerWords(key, events, told) ?? choiceWords(say, key, firstCard)
  return line(id, 'text', 0, say('log.acted', { name: told.nameOf(seat), what }), seat)
}

/** Power of a neighbour, taken or not: how much came of it, and from whom. */
function answerWords(key: string, events: readonly TerraMysticaEvent[], { factions, from }: Told): string | undefined {
  const [verb, offered, , faction] = key.split(' ')
  if (verb !== 'leech' && verb !== 'decline') return undefined
  const taken = events.find((event) => event.type === 'gained' && event.cause?.source === 'power')
  const count = taken?.type === 'gained' ? taken.amount : Number(offered)
  return say(verb === 'leech' ? 'do.leech' : 'log.declined', { count, from: from[factions.indexOf(faction)] })
}

type Amounts = readonly (readonly [what: string, amount: number])[]

/** By the first event of each seat's income: all of it; by its other events: nothing more to tell. */
function incomesOf(events: readonly TerraMysticaEvent[]): ReadonlyMap<number, Amounts> {
  const began = events.findIndex(({ type }) => type === 'began')
  const incomes = new Map<number, Amounts>()
  if (began < 0) return incomes
  const firsts = new Map<number, number>()
  for (let i = began + 1; i < events.length; i++) {
    const event = events[i]
    if (event.type !== 'gained' || event.what === 'vp' || event.seat === undefined) break
    const first = firsts.get(event.seat) ?? i
    firsts.set(event.seat, first)
    incomes.set(i, [])
    const sums = new Map(incomes.get(first))
    incomes.set(first, [...sums.set(event.what, (sums.get(event.what) ?? 0) + event.amount)])
  }
  return incomes
}

function incomeLine(income: Amounts, id: string, seat: number | undefined, { nameOf }: Told): LogLine {
  const what = say('log.income', { what: income.map(([each, n]) => amount(say, each, n)).join(', ') })
  return line(id, 'text', 0, say('log.acted', { name: nameOf(seat), what }), seat)
}

/** Points always, and what cults bring; of the Automa whatever she gains. */
function changeLine(
  event: EventOf<'gained' | 'lost'>,
  hers: boolean,
  from: readonly string[],
  text: (words: string, level: number) => LogLine,
): LogLine | undefined {
  const { what, amount: by } = event
  const ofCults = event.cause?.source === 'cult bonus'
  if (what !== 'vp' && !ofCults && !(hers && by > 0 && what !== 'shippingSteps')) return undefined
  const amounts = `${by < 0 ? '−' : '+'}${amount(say, what, Math.abs(by))}`
  return text(say('log.gained', { what: amounts, source: causeWords(say, event, from) }), 2)
}

function cardLine({ card, beside, why }: EventOf<'turnedUp'>, name: string): string {
  if (card === null) return say('log.cardNone')
  if (why === 'first dwellings') return say('log.cardFirst', { card })
  if (why === 'reserve') return say('log.cardReserve', { name, card })
  return why === 'pass' ? say('log.cardPass', { card }) : say('log.card', { card, support: beside ?? '' })
}

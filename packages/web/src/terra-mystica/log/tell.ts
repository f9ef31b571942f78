/** What happened, in prose, indented by cause. */
import type { Happening, TableState } from '@freehold/server/protocol'
import { CULTS, FINAL_TILES, type TerraMysticaEvent } from '@freehold/terra-mystica'
import type { LogLine } from '../../table/game-table.ts'
import { goalWords } from '../automa/goal-words.ts'
import { optionName, thoughtLine } from '../automa/step-words.ts'
import { eventsOf, seatNames, viewOf } from '../view.ts'
import { amount, causeWords, choiceWords, sayNow } from '../words.ts'

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
      lines.push(...linesOf(eventsOf(each.events), id, { nameOf, automa, factions }))
    }
  }
  return lines
}

/** What a line needs to know of the table. */
interface Told {
  nameOf(seat: number | undefined): string
  readonly automa: number | undefined // her seat
  readonly factions: readonly (string | null)[]
}

/** What happens to somebody else than whoever acts says whom it happens to. */
function linesOf(events: readonly TerraMysticaEvent[], id: string, told: Told): LogLine[] {
  let acting: number | undefined
  return events.flatMap((event, i) => {
    const { type, seat, cause } = event
    if (type === 'acted' || (type === 'turnedUp' && seat === told.automa)) acting = seat
    if (FINAL.includes(cause?.source ?? '')) acting = undefined
    const line = eventLine(event, `${id}.${i}`, told)
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

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

function eventLine(event: TerraMysticaEvent, id: string, { nameOf, automa, factions }: Told): LogLine | undefined {
  const { seat } = event
  const hers = seat !== undefined && seat === automa
  const text = (words: string, level = 1) => line(id, 'text', level, capital(words), seat)
  switch (event.type) {
    case 'began':
      return line(id, 'heading', 0, say('log.round', { n: event.round }))
    case 'acted':
      return event.key === 'done'
        ? undefined
        : line(id, 'text', 0, say('log.acted', { name: nameOf(seat), what: choiceWords(say, event.key) }), seat)
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
      return changeLine(event, hers, factions, text)
    default:
      return undefined
  }
}

type EventOf<Type> = Extract<TerraMysticaEvent, { readonly type: Type }>

/** Points always; of the Automa whatever she gains. */
function changeLine(
  event: EventOf<'gained' | 'lost'>,
  hers: boolean,
  factions: readonly (string | null)[],
  text: (words: string, level: number) => LogLine,
): LogLine | undefined {
  const { what, amount: by } = event
  if (what !== 'vp' && !(hers && by > 0 && what !== 'shippingSteps')) return undefined
  const amounts = `${by < 0 ? '−' : '+'}${amount(say, what, Math.abs(by))}`
  return text(say('log.gained', { what: amounts, source: causeWords(say, event, factions) }), 2)
}

function cardLine({ card, beside, why }: EventOf<'turnedUp'>, name: string): string {
  if (card === null) return say('log.cardNone')
  if (why === 'first dwellings') return say('log.cardFirst', { card })
  if (why === 'reserve') return say('log.cardReserve', { name, card })
  return why === 'pass' ? say('log.cardPass', { card }) : say('log.card', { card, support: beside ?? '' })
}

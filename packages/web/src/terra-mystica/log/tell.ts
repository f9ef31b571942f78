/** What happened, in prose, indented by cause. */
import type { Happening, TableState } from '@freehold/server/protocol'
import { automaValues, CULTS, FINAL_TILES, goalText, type TerraMysticaEvent } from '@freehold/terra-mystica'
import type { LogLine } from '../../table/game-table.ts'
import { goalWords } from '../automa/goal-words.ts'
import { optionName, thoughtLine } from '../automa/step-words.ts'
import { eventsOf, optionsOf, seatNames, viewOf } from '../view.ts'
import { amount, choiceWords, groundOfColour, sayNow, sourceWords } from '../words.ts'

const say = sayNow

export function tell(happened: readonly Happening[], state: TableState, names: readonly string[]): readonly LogLine[] {
  const view = viewOf(state)
  const automa = view?.automa?.seat
  const apart = view ? seatNames(view, names, say) : names
  const nameOf = (seat: number | undefined) =>
    seat === undefined ? '' : seat === state.you ? say('ui.you') : apart[seat]
  const achieved = (what: string) => {
    const { achievements } = automaValues(optionsOf(state)?.automa?.cards).rules
    const goal = achievements.find((each) => goalText(each) === what)
    return goal ? goalWords(say, goal) : what
  }
  const lines: LogLine[] = []
  for (const each of happened) {
    const id = `${each.version}`
    if (each.kind === 'started') lines.push(line(id, 'note', 0, say('log.started')))
    else if (each.kind === 'undone') lines.push(line(id, 'note', 0, say('log.undone', { name: nameOf(each.seat) })))
    else if (each.kind === 'resigned') lines.push(line(id, 'note', 0, say('log.resigned', { name: nameOf(each.seat) })))
    else if (each.kind === 'moved') {
      lines.push(...linesOf(eventsOf(each.events), id, { nameOf, automa, achieved }))
    }
  }
  return lines
}

/** What a line needs to know of the table. */
interface Told {
  nameOf(seat: number | undefined): string
  readonly automa: number | undefined // her seat
  /** A goal that she reached, in the reader's language. */
  achieved(what: string): string
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

function eventLine(event: TerraMysticaEvent, id: string, { nameOf, automa, achieved }: Told): LogLine | undefined {
  const { type, what = '', seat, amount: by = 0, thought, cause } = event
  const hers = seat !== undefined && seat === automa
  const text = (words: string, level = hers ? 1 : 1) => line(id, 'text', level, capital(words), seat)
  switch (type) {
    case 'began':
      return line(id, 'heading', 0, say('log.round', { n: what.replace(/\D/g, '') }))
    case 'acted':
      return what === 'done'
        ? undefined
        : line(id, 'text', 0, say('log.acted', { name: nameOf(seat), what: choiceWords(say, what) }), seat)
    case 'turnedUp':
      return line(id, 'text', hers ? 0 : 1, cardLine(what, nameOf(seat)), seat)
    case 'thought':
      return thought && text(thoughtLine(thought), 1)
    case 'built': {
      const [, name, hex] = /^(.+) on (\w+)$/.exec(what) ?? []
      if (!hers) return undefined
      const building = say(`building.${name === 'trading house' ? 'tradingHouse' : name}`)
      return text(say('log.built', { building, hex }))
    }
    case 'transformed': {
      const [, hex, ground] = /^(\w+) to (\w+)$/.exec(what) ?? []
      return hers ? text(say('log.transformed', { hex, ground: say(`terrain.${groundOfColour(ground)}`) })) : undefined
    }
    case 'blocked':
      return text(say('log.blocked', { what: optionName(say, what) }))
    case 'placed':
      return text(say('log.placed', { hex: what.replace('cube on ', '') }))
    case 'blighted':
      return text(say('log.blighted', { hex: what }))
    case 'took':
      return hers ? text(say('log.took', { tile: say(`tile.${what}`) })) : undefined
    case 'passed':
      return hers ? text(say('log.passed')) : undefined
    case 'achieved':
      return text(say('log.achieved', { what: achieved(what) }))
    case 'gained':
    case 'lost':
      return what === 'vp' || (hers && type === 'gained' && by > 0)
        ? text(
            say('log.gained', {
              what: `${by < 0 ? '−' : '+'}${amount(say, what, Math.abs(by))}`,
              source: sourceWords(say, cause?.source ?? ''),
            }),
            2,
          )
        : undefined
    default:
      return undefined
  }
}

function cardLine(what: string, name: string): string {
  const beside = /^(\S+) beside (\S+?)(:.*)?$/.exec(what)
  if (beside) {
    const [, card, support, passes] = beside
    return passes ? say('log.cardPass', { card }) : say('log.card', { card, support })
  }
  const first = /^(\S+) for her first dwellings$/.exec(what)
  if (first) return say('log.cardFirst', { card: first[1] })
  const reserve = /^(\S+) of the reserve$/.exec(what)
  return reserve ? say('log.cardReserve', { name, card: reserve[1] }) : say('log.cardNone')
}

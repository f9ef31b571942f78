/** What happened and why, a line for each thing somebody did and each thing that came to somebody. */
import { BUILDING_NAMES, FACTIONS, type TerraMysticaEvent, thoughtText } from '@freehold/terra-mystica'
import { wrap } from '../layout.ts'
import { strong } from './paint.ts'

interface Line {
  readonly seat: number
  readonly head: string
  readonly sums: Map<string, { what: string; source: string; amount: number }>
}

const WORD: Readonly<Record<string, string>> = { vp: 'points', bowl1: 'tokens', bowl2: 'tokens', bowl3: 'tokens' }

export function tell(events: readonly TerraMysticaEvent[], names: readonly string[], automa?: number): string[] {
  const told: string[] = []
  let line: Line | undefined
  const end = () => {
    const text = line && lineText(line, names)
    if (text) told.push(wrap(text, undefined, 4))
    line = undefined
  }
  for (const event of events) {
    const { seat } = event
    if (seat === undefined) {
      if (event.type !== 'began') continue
      end()
      told.push(strong(`— began round ${event.round} —`))
    } else if (event.type === 'acted') {
      end()
      line = { seat, head: event.key, sums: new Map() }
    } else if (event.type === 'gained' || event.type === 'lost') {
      if (line?.seat !== seat) {
        end()
        line = { seat, head: '', sums: new Map() }
      }
      add(line.sums, WORD[event.what] ?? event.what, sourceText(event), event.amount)
    } else {
      const text = automaText(event, seat === automa)
      if (text === '') continue
      end()
      told.push(wrap(`${names[seat]}: ${text}`, undefined, 4))
    }
  }
  end()
  return told
}

/** What her cards do, and power that full bowls cannot take; empty for what the choice itself has told. */
function automaText(event: TerraMysticaEvent, hers: boolean): string {
  switch (event.type) {
    case 'turnedUp':
      return turnedUpText(event)
    case 'thought':
      return thoughtText(event.thought)
    case 'built':
      return hers ? `${BUILDING_NAMES[event.building]} on ${event.hex}` : ''
    case 'choseCard':
      return `takes ${event.tile}, the ${event.place} bonus card`
    case 'declined':
      return `full bowls, ${event.power} power declined`
    default:
      return ''
  }
}

function turnedUpText({ card, beside, why }: Extract<TerraMysticaEvent, { type: 'turnedUp' }>): string {
  if (why === 'first dwellings') return `card ${card} for her first dwellings`
  if (why === 'reserve') return `card ${card} of the reserve`
  if (card === null) return `no card is left: she passes by ${beside}`
  return `card ${card} beside ${beside}${why === 'pass' ? ': sideways with the icon, she passes' : ''}`
}

const factionNames = new Map<string, string>(FACTIONS.map(({ id, name }) => [id, name]))
const buildingNames = new Map<string, string>(Object.entries(BUILDING_NAMES))

function sourceText({ seat, cause }: TerraMysticaEvent): string {
  const source = cause?.source ?? ''
  if (source === 'power' && cause?.seat !== seat) return 'power from a neighbour'
  return factionNames.get(source) ?? buildingNames.get(source) ?? source
}

function add(sums: Line['sums'], what: string, source: string, amount: number): void {
  const key = `${what} ${source}`
  const sum = sums.get(key)
  if (sum) sum.amount += amount
  else sums.set(key, { what, source, amount })
}

function lineText({ seat, head, sums }: Line, names: readonly string[]): string {
  const parts = [...sums.values()]
    .filter(({ amount }) => amount !== 0)
    .map(({ what, source, amount }) =>
      amount > 0 || what === 'points' ? `${amount > 0 ? '+' : ''}${amount} ${what} (${source})` : `${amount} ${what}`,
    )
  if (head === '' && parts.length === 0) return ''
  return `${names[seat]}: ${[head, ...(parts.length > 0 ? [parts.join(', ')] : [])].filter(Boolean).join('; ')}`
}

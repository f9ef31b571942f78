/** What happened and why, a line for each thing somebody did and each thing that came to somebody. */
import type { TerraMysticaEvent } from '@freehold/terra-mystica'
import { wrap } from '../layout.ts'
import { strong } from './paint.ts'

interface Line {
  readonly seat: number
  readonly head: string
  readonly sums: Map<string, { what: string; source: string; amount: number }>
}

const WORD: Readonly<Record<string, string>> = { vp: 'points', bowl1: 'tokens', bowl2: 'tokens', bowl3: 'tokens' }

/** What the Automa does by her cards, and how that is introduced. */
const AUTOMA: Readonly<Record<string, string>> = { turnedUp: 'card ', thought: '', built: '', chose: 'takes ' }

export function tell(events: readonly TerraMysticaEvent[], names: readonly string[]): string[] {
  const told: string[] = []
  let line: Line | undefined
  const end = () => {
    const text = line && lineText(line, names)
    if (text) told.push(wrap(text, undefined, 4))
    line = undefined
  }
  for (const event of events) {
    const { type, seat, what = '', amount, cause } = event
    if (seat === undefined) {
      end()
      told.push(strong(`— ${type} ${what} —`))
    } else if (type === 'acted') {
      end()
      line = { seat, head: what, sums: new Map() }
    } else if (amount !== undefined) {
      if (line?.seat !== seat) {
        end()
        line = { seat, head: '', sums: new Map() }
      }
      add(line.sums, WORD[what] ?? what, cause?.source ?? '', amount)
    } else if (cause?.source === 'decision card' && Object.hasOwn(AUTOMA, type)) {
      end()
      told.push(wrap(`${names[seat]}: ${AUTOMA[type]}${what}`, undefined, 4))
    } else if (type === 'declined') {
      end()
      told.push(`${names[seat]}: full bowls, ${what} power declined`)
    }
  }
  end()
  return told
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

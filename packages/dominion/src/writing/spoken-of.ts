/**
 * Programs remember cards under names; people speak of them by what was done to them. Here one becomes the other. Both
 * ways go through an ability in the order in which it is read.
 */
import type { Ability } from '../language/types.ts'
import type { Said } from './tongue.ts'

/** What a line says instead of a name; `seen` are the cards last shown, of which there is a rest. */
export interface Saying {
  readonly said: Said | 'seen'
  readonly many?: boolean
}

type Node = Record<string, unknown>
type Reference = 'cards' | 'rest' | 'name'

interface Handler {
  reference(name: unknown, kind: Reference, node: Node): unknown
  binder(step: Node): Node
  collector?(step: Node): void
  made?(node: Node, from: Node): void
}

/** Names that steps give unless they are given another one. */
const usual: Record<Exclude<Said, 'those'>, string> = {
  discard: 'discarded',
  trash: 'trashed',
  reveal: 'shown',
  look: 'seen',
  put: 'moved',
  play: 'played',
  buy: 'bought',
  choose: 'chosen',
  dig: 'found',
  gain: 'gained',
  nameCard: 'named',
  forEach: 'each',
}
const binds = (step: Node): step is Node & { do: keyof typeof usual } => String(step.do) in usual
const alwaysNamed: ReadonlySet<unknown> = new Set(['choose', 'dig', 'nameCard', 'forEach'])
const shows: ReadonlySet<unknown> = new Set(['reveal', 'look', 'dig'])

/** What is read after the rest of a node, in this order. */
const later = ['step', 'steps', 'options', 'parts', 'rules', 'then', 'else']

function rewritten(node: unknown, handler: Handler): unknown {
  if (Array.isArray(node)) return node.map((part) => rewritten(part, handler))
  if (typeof node !== 'object' || node === null) return node
  const own = node as Node
  if (own.cards === 'var') return { ...own, name: handler.reference(own.name, 'cards', own) }
  if (own.cards === 'rest') return { ...own, of: handler.reference(own.of, 'rest', own) }
  if (own.is === 'namedAs') return { ...own, name: handler.reference(own.name, 'name', own) }
  const parts: Node = {}
  const visit = (key: string) => {
    parts[key] = rewritten(own[key], handler)
  }
  for (const key of Object.keys(own)) if (!later.includes(key) && key !== 'as') visit(key)
  if ('as' in own) parts.as = own.as
  const bound = binds(own) ? handler.binder(parts) : parts
  for (const key of later) {
    if (!(key in own)) continue
    visit(key)
    bound[key] = parts[key]
  }
  if ('collect' in own) handler.collector?.(own)
  handler.made?.(bound, own)
  return bound
}

/** What the words mean: every saying replaced by the name of the cards, and the steps made to remember them. */
export function resolved<T extends Ability>(ability: unknown, unknown: (saying: Saying, node: object) => void): T {
  const steps: { readonly do: unknown; readonly as: unknown; meant: boolean }[] = []
  const labels = new Set<unknown>()
  const marked = rewritten(ability, {
    reference(name, _, node) {
      if (typeof name === 'string') return name
      const saying = name as Saying
      const found = steps.findLastIndex((step) => means(saying, step.do))
      if (found < 0) {
        unknown(saying, node)
        return 'nothing'
      }
      steps[found].meant = true
      return steps[found].as ?? { step: found }
    },
    binder(step) {
      if (step.as) labels.add(step.as)
      steps.push({ do: step.do, as: step.as, meant: alwaysNamed.has(step.do) })
      return { ...step, as: step.as ?? { step: steps.length - 1 } }
    },
  })
  const names = steps.map(({ do: verb, as, meant }) => {
    if (as || !meant) return as
    const name = usual[verb as keyof typeof usual]
    let free = name
    for (let i = 2; labels.has(free); i++) free = `${name}${i}`
    labels.add(free)
    return free
  })
  const nameOf = (mark: unknown) => (typeof mark === 'object' ? names[(mark as { step: number }).step] : mark)
  return rewritten(marked, {
    reference: (name) => nameOf(name),
    binder({ as, ...step }) {
      const name = nameOf(as)
      return name === undefined ? step : { ...step, as: name }
    },
  }) as T
}

const means = ({ said }: Saying, verb: unknown): boolean =>
  said === 'those' ? verb !== 'nameCard' : said === 'seen' ? shows.has(verb) : said === verb

/**
 * The same ability with sayings in place of names, where it is plain what they mean; `origins` gets the node that each of its
 * nodes was made of.
 */
export function spoken(ability: Ability, origins: Map<object, object>): unknown {
  const steps: Node[] = []
  const references: { readonly name: unknown; readonly kind: Reference; readonly after: number }[] = []
  const collected = new Set<unknown>()
  rewritten(ability, {
    reference(name, kind) {
      references.push({ name, kind, after: steps.length })
      return name
    },
    binder(step) {
      steps.push(step)
      return step
    },
    collector: (step) => collected.add(step.collect),
  })
  const sayingFor = (name: unknown, kind: Reference, after: number): Saying | undefined => {
    const step = steps.find(({ as }) => as === name)
    if (!step) return undefined
    const before = steps.slice(0, after)
    const many = !isOne(step)
    const verb: Saying = { said: step.do as Said, many }
    const those: Saying = { said: 'those', many }
    const candidates =
      kind === 'rest'
        ? [{ said: 'seen' } as Saying, verb]
        : kind === 'cards' && many && step.do !== 'dig' && shows.has(step.do)
          ? [those, verb]
          : [verb]
    return candidates.find((saying) => before.findLast(({ do: done }) => means(saying, done)) === step)
  }
  const plain = (name: unknown): boolean => {
    const bound = steps.filter(({ as }) => as === name)
    const uses = references.filter((reference) => reference.name === name)
    return (
      bound.length === 1 &&
      !collected.has(name) &&
      (uses.length > 0 || alwaysNamed.has(bound[0].do)) &&
      uses.every(({ kind, after }) => sayingFor(name, kind, after) !== undefined)
    )
  }
  let after = 0
  return rewritten(ability, {
    reference: (name, kind) => (plain(name) ? sayingFor(name, kind, after) : name),
    binder(step) {
      after++
      if (step.as === undefined || !plain(step.as)) return step
      const { as: _, ...rest } = step
      return rest
    },
    made: (node, from) => origins.set(node, from),
  })
}

/** Whether a step handles a single card at most. */
function isOne(step: Node): boolean {
  if (step.do === 'gain') return step.n === undefined
  if (step.do === 'dig') return step.n === 1
  const what = step.what as Node | undefined
  if (what?.cards === 'top' || what?.cards === 'bottom') return what.n === 1
  if (what?.cards === 'pick') return what.quantity === 1 || (what.quantity as Node | undefined)?.upTo === 1
  return what?.cards !== 'past' && what?.cards !== 'wholeDeck'
}

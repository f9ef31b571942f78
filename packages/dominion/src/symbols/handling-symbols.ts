/** Symbols for steps that handle cards. */
import type { Affecting, Gain } from '../language/types.ts'
import type { Drawing, Operand } from './drawing.ts'
import { perNodes } from './number-symbols.ts'
import { chooserGlyph, destinationGlyph } from './references.ts'
import { glyph, mayBox, row, type SymbolNode, sign } from './tree.ts'

/** `from ›` in front of what is taken from there. */
export const arrowed = ({ from, what }: Pick<Operand, 'from' | 'what'>): SymbolNode[] =>
  from.length && what.length ? [...from, sign('from'), ...what] : [...from, ...what]

export function handledNodes(step: Affecting, t: Drawing): SymbolNode[] {
  if (step.do === 'dig') return [row(glyph('dig', step.n), ...t.filter(step.filter, t))]
  if (step.do === 'nameCard') return [glyph('nameCard')]
  if (step.do === 'gain') return gained(step, t)
  const of = t.operand(step.what, t)
  const done = [...of.what, ...verb(step, of)]
  const nodes = row(...arrowed({ from: of.from, what: done }), ...of.per)
  return [of.optional ? mayBox([nodes]) : nodes]
}

/** The deed, with the number on it where no card before it carries one. */
function verb(step: Exclude<Affecting, { do: 'dig' | 'gain' | 'nameCard' }>, { what, n }: Operand): SymbolNode[] {
  const free = what.length === 0 ? n : undefined
  const counted = free === undefined ? [] : [glyph('card', free)]
  switch (step.do) {
    case 'discard':
    case 'trash':
      // What is too long to be read on the symbol itself stands before it.
      return free !== undefined && free.length > 1 ? [...counted, glyph(step.do)] : [glyph(step.do, free)]
    case 'reveal':
    case 'look':
      return [...(free === '*' ? [] : counted), glyph(step.do)]
    case 'put': {
      const down = step.faceDown ? [glyph('faceDown')] : []
      return [...(what.length ? [] : [glyph('card', free)]), sign('then'), ...down, destinationGlyph(step.to)]
    }
    case 'play': {
      const deed = glyph(step.staying ? 'playThere' : 'play')
      return [...counted, deed, ...(step.times === 1 ? [] : [sign('times', step.times)])]
    }
    case 'buy':
      return [...counted, glyph('buy')]
    case 'choose':
      return [...counted, glyph('choose')]
  }
}

function gained(step: Gain, t: Drawing): SymbolNode[] {
  const by = step.by === undefined ? [] : [chooserGlyph(step.by)]
  const to = step.to === undefined ? [] : [sign('then'), destinationGlyph(step.to)]
  const n = typeof step.n === 'number' && step.n !== 1 ? `${step.n}` : undefined
  const per = step.n === undefined ? [] : perNodes(step.n, t)
  const { what } = step
  if ('pile' in what)
    return [row(glyph('gain'), ...by, ...t.filter({ is: 'name', name: what.pile }, t, n), ...per, ...to)]
  if ('is' in what) return [row(glyph('gain'), ...by, ...t.filter(what, t, n), ...per, ...to)]
  const of = t.operand(what, t)
  const counted = of.n !== undefined && !of.what.length ? [glyph('card', of.n)] : []
  const taken = arrowed({ from: of.from, what: [...by, ...of.what, ...counted, glyph('gain')] })
  const nodes = row(...taken, ...of.per, ...to)
  return [of.optional ? mayBox([nodes]) : nodes]
}

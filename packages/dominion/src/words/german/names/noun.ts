import type { Noun } from '../nouns.ts'

/** A noun with its plural; before a `|` stands the stem of an adjective that is declined with it. */
const noun =
  (gender: Noun['gender']) =>
  (name: string, many?: string): Noun => {
    const [stem, one] = name.includes('|') ? name.split('|') : ['', name]
    return { gender, stem, one, many: many ?? one }
  }
export const m = noun('m')
export const f = noun('f')
export const n = noun('n')
/** A card named in the plural. */
export const p = noun('p')
/** A masculine noun with an ending in every case but the first: `der Vasall`, `den Vasallen`. */
export const weak = (one: string, many: string): Noun => ({ ...m(one, many), oblique: many })

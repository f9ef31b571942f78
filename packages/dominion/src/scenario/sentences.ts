/** Sentences that say several answers, or who gives them. */
import type { Answer, SeatName } from './schema.ts'

/** What is said one after the other, and by whom where that is said: `A plays Contraband, B names Gold`. */
export function sayings(sentence: string): { readonly name?: SeatName; readonly what: string }[] {
  return sentence.split(/, (?=[A-F](?::| ))/).map((what) => {
    const [, name, said] = /^([A-F])(?::\s*|\s+)(.+)$/.exec(what) ?? []
    return name ? { name: name as SeatName, what: said } : { what }
  })
}

/** What is said in one breath: `spend 2 Coffers`, `play Throne Room on Smithy`, `play Workshop gaining Silver`. */
export function oneByOne(answer: Answer): Answer[] {
  if (typeof answer !== 'string') return [answer]
  const many = /^(?:spend|use)s? (\d+) (coffers|villagers?)$/i.exec(answer.trim())
  if (many) return Array<string>(Math.min(Number(many[1]), 100)).fill(`spend ${many[2]}`)
  const [first, ...doings] = answer.trim().split(doing)
  const on = /^(plays? .+) on (.+)$/i.exec(first)
  const then = doings.flatMap((verb, i) => (i % 2 === 0 ? [`${verbOf(verb)} ${doings[i + 1]}`] : []))
  return [...(on ? [on[1], on[2]] : [first]), ...then]
}

const participles: Readonly<Record<string, string>> = {
  gaining: 'gain',
  trashing: 'trash',
  discarding: 'discard',
  revealing: 'reveal',
  choosing: 'choose',
  naming: 'name',
  passing: 'pass',
  putting: 'put',
  returning: 'return',
  'setting aside': 'set aside',
}
const doing = new RegExp(`,? (?:and )?(${Object.keys(participles).join('|')}) `, 'i')
const verbOf = (participle: string): string => participles[participle.toLowerCase()]

/** Nouns and what is declined with them. */

export type Case = 'nom' | 'acc' | 'dat' | 'gen'
export type Gender = 'm' | 'f' | 'n' | 'p' // `p`: the plural, which has no gender
export type Plurality = 'one' | 'many'

export interface Noun {
  readonly gender: Gender // `p`: only ever in the plural
  readonly one: string // may be empty where an adjective is used as a noun
  readonly many: string
  readonly stem?: string // of an adjective that belongs to the noun: `Zerstört` in `Zerstörter Markt`
  readonly oblique?: string // the singular in every case but the first, where it differs
}

/** What stands before a noun. */
export type Determiner = 'ein' | 'kein' | 'der' | 'dieser' | 'jeder' | 'dein' | 'sein' | 'eigen' | 'ihr' | ''

type Endings = Record<Case, Record<Gender, string>>
const endings = (nom: string, acc: string, dat: string, gen: string): Endings => {
  const row = (said: string): Record<Gender, string> => {
    const [m, f, n, p] = said.split(' ').map((ending) => ending.replace('-', ''))
    return { m, f, n, p }
  }
  return { nom: row(nom), acc: row(acc), dat: row(dat), gen: row(gen) }
}
const ofDer = endings('er ie as ie', 'en ie as ie', 'em er em en', 'es er es er')
const ofDieser = endings('er e es e', 'en e es e', 'em er em en', 'es er es er')
const ofEin = endings('- e - e', 'en e - e', 'em er em en', 'es er es er')
/** An adjective behind an article that shows the case, behind one that does not, and behind none. */
const weakly = endings('e e e en', 'en e e en', 'en en en en', 'en en en en')
const mixedly = endings('er e es en', 'en e es en', 'en en en en', 'en en en en')
const strongly = endings('er e es e', 'en e es e', 'em er em en', 'en er en er')

function article(determiner: Determiner, gender: Gender, as: Case): string {
  switch (determiner) {
    case '':
      return ''
    case 'ein':
      return gender === 'p' ? '' : `ein${ofEin[as][gender]}`
    case 'der':
      return `d${ofDer[as][gender]}`
    case 'dieser':
    case 'jeder':
      return `${determiner.slice(0, -2)}${ofDieser[as][gender]}`
    case 'eigen':
      return `d${ofDer[as][gender]} eigen${weakly[as][gender]}`
    default:
      return `${determiner}${ofEin[as][gender]}`
  }
}

function adjective(stem: string, determiner: Determiner, gender: Gender, as: Case): string {
  const bare = determiner === '' || (determiner === 'ein' && gender === 'p')
  const mixed = ['ein', 'kein', 'dein', 'sein', 'ihr'].includes(determiner)
  return `${stem}${(bare ? strongly : mixed ? mixedly : weakly)[as][gender]}`
}

/** The noun alone. The genitive in the singular is left to phrases that know theirs. */
function bare(noun: Noun, gender: Gender, as: Case): string {
  if (gender !== 'p') return as === 'nom' ? noun.one : (noun.oblique ?? noun.one)
  return as === 'dat' && /[^ns]$/.test(noun.many) ? `${noun.many}n` : noun.many
}

/** `eine entsorgte Karte`, `den Zerstörten Markt`, `alle`-less plurals such as `Flüche`. */
export function declined(
  noun: Noun,
  number: Plurality,
  determiner: Determiner,
  as: Case,
  stems: readonly string[] = [],
) {
  // Of a card named in the plural one can only be counted as a card.
  if (noun.gender === 'p' && number === 'one' && determiner !== 'ein') {
    return words(
      article(determiner, 'f', as),
      ...stems.map((s) => adjective(s, determiner, 'f', as)),
      `Karte ${title(noun)}`,
    )
  }
  const gender = number === 'many' ? 'p' : noun.gender
  const adjectives = [...stems, noun.stem ?? ''].filter(Boolean).map((s) => adjective(s, determiner, gender, as))
  return words(article(determiner, gender, as), ...adjectives, bare(noun, gender, as))
}

/** The noun as it stands on a card. */
export const title = (noun: Noun): string => {
  const stem = noun.stem ? adjective(noun.stem, '', noun.gender, 'nom') : ''
  return words(stem, bare(noun, noun.gender, 'nom'))
}

/** Words with a space between them, but none before the comma of a clause. */
export const words = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ').replaceAll(' ⟦', '⟦')

const pronouns: Record<Exclude<Case, 'gen'>, Record<Gender, string>> = {
  nom: { m: 'er', f: 'sie', n: 'es', p: 'sie' },
  acc: { m: 'ihn', f: 'sie', n: 'es', p: 'sie' },
  dat: { m: 'ihm', f: 'ihr', n: 'ihm', p: 'ihnen' },
}
export const pronoun = (gender: Gender, as: Exclude<Case, 'gen'>): string => pronouns[as][gender]

const relatives: Record<'nom' | 'acc', Record<Gender, string>> = {
  nom: { m: 'der', f: 'die', n: 'das', p: 'die' },
  acc: { m: 'den', f: 'die', n: 'das', p: 'die' },
}
export const relative = (gender: Gender, as: 'nom' | 'acc'): string => relatives[as][gender]

/** Of the thing itself: `auf seinen Stapel`, `auf ihren Stapel`. */
export const itsOwn = (gender: Gender): 'sein' | 'ihr' => (gender === 'f' || gender === 'p' ? 'ihr' : 'sein')

export const genderOf = (noun: Noun, number: Plurality): Gender => (number === 'many' ? 'p' : noun.gender)

export const karte: Noun = { gender: 'f', one: 'Karte', many: 'Karten' }
export const handkarte: Noun = { gender: 'f', one: 'Handkarte', many: 'Handkarten' }
export const nachziehstapel: Noun = { gender: 'm', one: 'Nachziehstapel', many: 'Nachziehstapel' }
export const ablagestapel: Noun = { gender: 'm', one: 'Ablagestapel', many: 'Ablagestapel' }

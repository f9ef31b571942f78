/** What is wrong with a text, and where. */
import { distance } from 'fastest-levenshtein'
import type { Expected } from './chart.ts'
import type { Grammar } from './grammar.ts'
import { plain } from './tokens.ts'

const mistakeKinds = [
  'unread', // something else was expected there
  'nothingBelow', // what stands further in belongs to no line
  'stepsMissing', // steps were expected further in
  'dashMissing', // a dash before each part
  'emptyPart', // a part of a choice that does nothing
  'oneStep', // a single step was expected there
  'thenMisplaced',
  'noName',
  'noCost',
  'noPicture',
  'twice', // said before
  'notSpokenOf', // cards that nothing was done to before
  'worthWithoutVictory',
  'attackWithoutType',
  'tooLong',
] as const
export type MistakeKind = (typeof mistakeKinds)[number]

/** A change of the text that puts a mistake right, elsewhere than where it is told. */
export interface Mend {
  readonly line: number // from 1
  readonly column: number // from 1
  readonly length: number // of what goes
  readonly text: string // what comes
}

export interface Mistake {
  readonly kind: MistakeKind
  readonly line: number // from 1
  readonly column: number // from 1
  readonly length: number // of what is wrong, in letters
  readonly found: string // empty at the end of a line
  readonly expected: readonly string[] // words that would fit, as they are written
  readonly corrections: readonly string[] // of these and of the names, at most three that are near
  readonly takes: readonly ('name' | 'int' | 'label' | 'emblem')[] // what else would fit
  readonly mend?: Mend
}

/** The words nearest to one that was not understood. */
export function corrections(found: string, { words, kinds }: Expected, { names }: Grammar): string[] {
  const word = plain(found)
  if (word === '' || !/\p{L}/u.test(word)) return []
  const choices = [...words.keys(), ...(kinds.has('name') ? names.shown.values() : [])].filter((choice) =>
    /\p{L}/u.test(choice),
  )
  const far = (choice: string): number => {
    const said = plain(choice)
    return word.length > 2 && said.startsWith(word) ? 0.5 : distance(word, said)
  }
  return choices
    .filter((choice) => far(choice) <= Math.max(1, Math.ceil(word.length / 3)))
    .toSorted((a, b) => far(a) - far(b) || a.localeCompare(b))
    .slice(0, 3)
}

const messages: Record<'en' | 'de', Record<MistakeKind, string>> = {
  en: {
    unread: 'here {found} does not fit',
    nothingBelow: 'nothing can stand further in below that line',
    stepsMissing: 'what is to be done? It stands below, further in',
    dashMissing: 'each part begins with a dash',
    emptyPart: 'each part does something; where nothing is a choice, “may” says so',
    oneStep: 'a single step stands below, further in',
    thenMisplaced: '“then” belongs below a step',
    noName: 'the first line is the name of the card',
    noCost: 'the cost and the types are missing',
    noPicture: 'the picture is missing',
    twice: 'this was said before',
    notSpokenOf: 'nothing was done to such cards before',
    worthWithoutVictory: 'what is worth points has the type Victory or Curse',
    attackWithoutType: 'what hurts the others has the type Attack',
    tooLong: 'this is longer than a card may be',
  },
  de: {
    unread: 'hier passt {found} nicht',
    nothingBelow: 'unter dieser Zeile kann nichts Eingerücktes stehen',
    stepsMissing: 'Was ist zu tun? Das steht eingerückt darunter',
    dashMissing: 'jeder Teil beginnt mit einem Strich',
    emptyPart: 'jeder Teil tut etwas; wo nichts zur Wahl steht, sagt das „darfst“',
    oneStep: 'darunter steht eingerückt ein einziger Schritt',
    thenMisplaced: '„dann“ gehört unter einen Schritt',
    noName: 'die erste Zeile ist der Name der Karte',
    noCost: 'Kosten und Typen fehlen',
    noPicture: 'das Bild fehlt',
    twice: 'das wurde schon gesagt',
    notSpokenOf: 'mit solchen Karten wurde davor nichts getan',
    worthWithoutVictory: 'was Punkte wert ist, hat den Typ Punktekarte oder Fluch',
    attackWithoutType: 'was den anderen schadet, hat den Typ Angriff',
    tooLong: 'das ist länger, als eine Karte sein darf',
  },
}
const also = {
  en: {
    end: 'the end of the line',
    expected: 'expected ',
    or: ' or ',
    meant: 'did you mean ',
    name: 'the name of a card',
    int: 'a number',
    moveIn: 'move line {n} in',
    moveOut: 'move it out',
    label: 'a word',
    emblem: 'the name of a picture',
  },
  de: {
    end: 'das Ende der Zeile',
    expected: 'erwartet: ',
    or: ' oder ',
    meant: 'gemeint ist vielleicht ',
    name: 'der Name einer Karte',
    int: 'eine Zahl',
    moveIn: 'Zeile {n} einrücken',
    moveOut: 'ausrücken',
    label: 'ein Wort',
    emblem: 'der Name eines Bildes',
  },
}

/** A mistake as one line for people, without its place: `here “gaind” does not fit; did you mean gained?` */
export function tellMistake(mistake: Mistake, code: 'en' | 'de'): string {
  const words = also[code]
  const found = mistake.found === '' ? words.end : `“${mistake.found}”`
  const says = messages[code][mistake.kind].replace('{found}', found)
  if (mistake.kind !== 'unread') return says
  if (mistake.corrections.length > 0) return `${says}; ${words.meant}${listed(mistake.corrections, words.or)}?`
  const fitting = [...mistake.expected.slice(0, 6), ...mistake.takes.map((kind) => words[kind])]
  return fitting.length > 0 ? `${says}; ${words.expected}${listed(fitting, words.or)}` : says
}

/** What a mend does, in a word or two: what is written, or where a line goes. */
export function tellMend({ line, length, text }: Mend, code: 'en' | 'de'): string {
  const written = text.replace(/^[\s,]+/, '').trim()
  if (written !== '') return written
  return length > 0 ? also[code].moveOut : also[code].moveIn.replace('{n}', String(line))
}

const listed = (words: readonly string[], or: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}${or}${words.at(-1)}`

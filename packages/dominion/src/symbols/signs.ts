import { type Mark, referenceMarks } from './marks.ts'

/** A sign between symbols, drawn as lines at a height of 24; a number may follow it. */
export interface Sign {
  readonly text: string
  readonly means: string
  readonly width: number
  readonly path: string
  readonly sample?: string // a number to show it with, where it is nothing without one
}

export const signs = {
  plus: { text: '+', means: 'you get', width: 11, path: 'M5.5 7.5V16.5M1 12H10' },
  from: { text: '›', means: 'from there', width: 7, path: 'M1.5 7.5L5.5 12L1.5 16.5' },
  then: { text: '→', means: 'then, or to that place', width: 15, path: 'M1 12H13.5M9.5 7.5L14 12L9.5 16.5' },
  upTo: { text: '≤', means: 'costing at most', width: 12, path: 'M10 6L2 10.5L10 15M2 18.5H10' },
  less: { text: '<', means: 'costing less than', width: 12, path: 'M10 6.5L2 12L10 17.5' },
  atLeast: { text: '≥', means: 'at least', width: 12, path: 'M2 6L10 10.5L2 15M2 18.5H10' },
  atMost: { text: '≤', means: 'at most', width: 12, path: 'M10 6L2 10.5L10 15M2 18.5H10' },
  is: { text: '=', means: 'is, or costs exactly', width: 12, path: 'M1.5 9H10.5M1.5 15H10.5' },
  not: { text: '≠', means: 'is not', width: 12, path: 'M1.5 9H10.5M1.5 15H10.5M9 5L3 19' },
  times: { text: '×', means: 'that many times', width: 10, path: 'M1.5 8.5L8.5 15.5M8.5 8.5L1.5 15.5' },
  per: { text: '/', means: 'for each, or for every so many (rounded down)', width: 10, path: 'M8.5 3.5L1.5 20.5' },
  or: { text: '|', means: 'or', width: 7, path: 'M3.5 4V20' },
  and: {
    text: '&',
    means: 'both at once',
    width: 12,
    path: 'M10 17.5L4 9.5Q2.6 6.2 5.2 6.2Q7.8 6.2 6.8 8.8Q2 11.2 2 14.4Q2 17.6 5 17.6Q8.4 17.6 9.6 13',
  },
  sameName: { text: '≡', means: 'with the same name as', width: 12, path: 'M1.5 7.5H10.5M1.5 12H10.5M1.5 16.5H10.5' },
  after: { text: '›|', means: 'after that', width: 10, path: 'M2 7.5L6 12L2 16.5M8.5 6V18' },
  number: { text: '', means: 'that number', width: 1, path: 'M0 0', sample: '3' },
  before: { text: '‹', means: 'before', width: 8, path: 'M6 7.5L2 12L6 16.5' },
  more: { text: '+', means: 'so many more than, or added to it', width: 10, path: 'M5 8V16M1 12H9' },
  fewer: { text: '−', means: 'so many less than, or: pay', width: 10, path: 'M1 12H9' },
} as const satisfies Record<string, Sign>
export type SignId = keyof typeof signs

/** Between two sentences that share a line: only the layout knows where that is. */
export const stop: Sign = { text: '·', means: 'one sentence ends, the next begins', width: 5, path: 'M2.5 12h.01' }

/** A box around symbols; its tab says what kind of box it is without its colour. */
export interface Box {
  readonly means: string
  readonly fill: string
  readonly edge: string
  readonly text: string
  readonly tab?: Mark
}

const white = '#fff'
const drawn = (path: string): Mark => ({ path, colour: white, line: true })
const filled = (path: string): Mark => ({ path, colour: white })
const yellow = { fill: '#fbeeb6', edge: '#b98b12' }
const purple = { fill: '#e9ddf1', edge: '#7d559c' }
const blue = { fill: '#d9e7f2', edge: '#3f78a6' }
const green = { fill: '#dbe6d2', edge: '#4f7340' }
const grey = { fill: '#e6e1d6', edge: '#8d8677' }

export const boxes = {
  if: {
    ...yellow,
    text: '?',
    means: 'if',
    tab: drawn('M1.8 2.6Q2 .4 4.5 .4Q7.2 .4 7.2 2.6Q7.2 4.2 4.5 5.2V6.2M4.5 8.6V8.7'),
  },
  did: { ...yellow, text: '✓', means: 'if it was done', tab: drawn('M.8 4.8L3.5 7.6L8.4 1.4') },
  otherwise: { ...yellow, text: '✗', means: 'otherwise', tab: drawn('M1.5 1.5L7.5 7.5M7.5 1.5L1.5 7.5') },
  may: { ...purple, text: '◇', means: 'you may', tab: drawn('M4.5 .3L7.6 4.5L4.5 8.7L1.4 4.5Z') },
  choose: {
    ...purple,
    text: '◇',
    means: 'choose one of these, or as many different ones as the tab says',
    tab: filled('M4.5 0L8 4.5L4.5 9L1 4.5Z'),
  },
  when: { ...blue, text: '⚡', means: 'when this happens', tab: filled(referenceMarks.event.path) },
  group: { ...grey, text: '', means: 'done together' },
  repeat: {
    ...grey,
    text: '↻',
    means: 'again, as many times as the tab or the first line says',
    tab: drawn('M2 2L7 7M7 2L2 7'),
  },
  anyOrder: {
    ...grey,
    text: '⇅',
    means: 'all of these, in any order',
    tab: drawn('M2.6 8.4V.8M.8 2.6L2.6 .6L4.4 2.6M6.4 .6V8.2M4.6 6.4L6.4 8.4L8.2 6.4'),
  },
  setup: {
    ...green,
    text: '⚐',
    means: 'before the game',
    tab: drawn('M2 8.8V.6M2 .8H8L6.4 2.9L8 5H2'),
  },
  until: {
    ...grey,
    text: '↻',
    means: 'again and again, until the hand has that size',
    tab: drawn('M7.8 4.5A3.3 3.3 0 1 1 6.2 1.7M6.2 0V2.2H4'),
  },
} as const satisfies Record<string, Box>
export type BoxId = keyof typeof boxes

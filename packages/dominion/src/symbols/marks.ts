import type { CardType } from '../language/types.ts'
import { palette } from './palette.ts'

/** A small sign in a box of nine by nine. */
export interface Mark {
  readonly path: string
  readonly colour: string
  readonly line?: true // drawn as a line, not filled
}

/** Each type has a mark of its own, so that colour is never the only sign. */
export const typeMarks: Record<CardType, Mark> = {
  Action: { path: 'M0 0H9L7 4.5L9 9H0Z', colour: '#8d7c58' },
  Treasure: { path: 'M4.5 0A4.5 4.5 0 1 1 4.5 9A4.5 4.5 0 1 1 4.5 0Z', colour: '#b98a1f' },
  Victory: { path: 'M0 0H9V4Q9 7.5 4.5 9Q0 7.5 0 4Z', colour: '#55803f' },
  Curse: { path: 'M0 0H9V4Q8 4 7.6 7Q7 9.6 6.2 7Q5.6 4 4.6 4Q3.8 4 3.4 6Q2.8 8 2.2 6Q1.6 4 0 4Z', colour: '#6f4d92' },
  Attack: { path: 'M0 0H9L7.5 9L6 3L4.5 9L3 3L1.5 9Z', colour: palette.attack },
  Reaction: { path: 'M0 9V0H3V3H6V0H9V9Z', colour: '#4f86b0' },
  Duration: { path: 'M.5 0H8.5V1.6L5.4 4.5L8.5 7.4V9H.5V7.4L3.6 4.5L.5 1.6Z', colour: '#c4702a' },
  Looter: { path: 'M2.6 0H6.4L5.6 2Q9 4 9 9H0Q0 4 3.4 2Z', colour: '#7a5c3c' },
  Ruins: { path: 'M0 9V3.2L1.8 1L3.4 4.2L4.8 2L6.6 5L9 3.6V9Z', colour: '#7d6f5c' },
  Prize: { path: 'M1.4 0H7.6V3.4Q7.6 5.6 5.2 6V7.4H7V9H2V7.4H3.8V6Q1.4 5.6 1.4 3.4Z', colour: '#b07d10' },
  Shelter: { path: 'M4.5 0L9 5H7.6V9H1.4V5H0Z', colour: '#9a5b3c' },
  Knight: { path: 'M1.4 9V4Q1.4 0 4.8 0Q8 0 8 3.6V9ZM3.4 3.4V4.8H7V3.4Z', colour: '#5f6670' },
  Command: { path: 'M0 3.2H3L7.4 .4V8.6L3 5.8H0ZM8 3H9V6H8Z', colour: '#6b5a2e' },
  Traveller: { path: 'M2.4 0H5.4V4.6L9 6V9H1.8Q2.4 4.6 2.4 0Z', colour: '#8a5a35' },
  Reserve: { path: 'M.6 1H6V9H.6ZM6 2.6H9V6.8H6V5.4H7.6V4H6Z', colour: '#8f6a34' },
  Gathering: { path: 'M4.5 .2L6.8 3.6H2.2ZM2.2 4.6L4.4 8.6H0ZM6.8 4.6L9 8.6H4.6Z', colour: '#6f8f3e' },
  Castle: { path: 'M0 9V1H2V2.6H3.4V1H5.6V2.6H7V1H9V9H5.6V6.4Q5.6 5.2 4.5 5.2Q3.4 5.2 3.4 6.4V9Z', colour: '#55803f' },
  Night: { path: 'M6.4 .4A4.6 4.6 0 1 0 8.8 6.6A4.2 4.2 0 0 1 6.4 .4Z', colour: '#4b4a63' },
  Heirloom: {
    path: 'M4.5 0L6.4 2L4.5 4L2.6 2ZM4.5 4A2.6 2.6 0 1 1 4.5 9A2.6 2.6 0 1 1 4.5 4ZM4.5 5.4A1.1 1.1 0 1 0 4.5 7.6A1.1 1.1 0 1 0 4.5 5.4Z',
    colour: '#a06a1c',
  },
  Fate: {
    path: 'M4.5 0L5.4 3.2L8.6 2.2L6.2 4.5L8.6 6.8L5.4 5.8L4.5 9L3.6 5.8L.4 6.8L2.8 4.5L.4 2.2L3.6 3.2Z',
    colour: '#c49a1a',
  },
  Doom: {
    path: 'M4.5 0Q8.6 0 8.6 4Q8.6 6 7 6.6V9H2V6.6Q.4 6 .4 4Q.4 0 4.5 0ZM2.2 3.4V5H3.8V3.4ZM5.2 3.4V5H6.8V3.4Z',
    colour: '#5d3f7d',
  },
  Spirit: {
    path: 'M4.5 0Q8 0 8 4V9L6.2 7.6L4.5 9L2.8 7.6L1 9V4Q1 0 4.5 0ZM2.8 3V4.4H3.8V3ZM5.2 3V4.4H6.2V3Z',
    colour: '#6f8894',
  },
  Zombie: {
    path: 'M2 9V4.6L.6 5.4V1.6H1.6V3H2.4V.6H3.4V3H4.2V0H5.2V3H6V.8H7V3.4L8.4 2.6V4L7 5.4V9Z',
    colour: '#5e7a3a',
  },
}

/** How a card was last spoken of; it stands on a card or a coin to say which card, or whose cost, is meant. */
export const referenceMarks = {
  this: { path: 'M4.5 0L8.2 4.5L4.5 9L.8 4.5Z', colour: palette.blue, means: 'this card' },
  event: { path: 'M5.6 0L1 5.2H4.2L3.2 9L8 3.8H4.8Z', colour: '#b07d10', means: 'the card it happened to' },
  trashed: {
    path: 'M1 0H8V3.6L6.4 4.8L4.6 3.4L2.8 4.8L1 3.6ZM1 6.4L2.8 5.6L4.6 7L6.4 5.6L8 6.4V9H1Z',
    colour: palette.ink,
    means: 'the trashed card',
  },
  discarded: { path: 'M3.2 0H5.8V4.6H8.4L4.5 9L.6 4.6H3.2Z', colour: palette.ink, means: 'the discarded card' },
  revealed: {
    path: 'M0 4.5Q4.5-.8 9 4.5Q4.5 9.8 0 4.5ZM4.5 2.7A1.8 1.8 0 1 0 4.5 6.3A1.8 1.8 0 1 0 4.5 2.7Z',
    colour: palette.ink,
    means: 'the revealed card',
  },
  seen: {
    path: 'M0 3Q4.5 8 9 3M1.6 5L.6 6.8M4.5 6V8.2M7.4 5L8.4 6.8',
    colour: palette.ink,
    line: true,
    means: 'the card looked at',
  },
  played: { path: 'M1.5 .2L8.2 4.5L1.5 8.8Z', colour: palette.ink, means: 'the played card' },
  gained: {
    path: 'M0 4.5H1.8V7.2H7.2V4.5H9V9H0ZM3.6 0H5.4V3H7.2L4.5 6L1.8 3H3.6Z',
    colour: palette.ink,
    means: 'the gained card',
  },
  chosen: { path: 'M.8 4.8L3.5 7.6L8.4 1.4', colour: '#2f6b3f', line: true, means: 'the chosen card' },
  found: {
    path: 'M3.6 .8A2.9 2.9 0 1 1 3.6 6.6A2.9 2.9 0 1 1 3.6 .8ZM5.8 5.8L8.6 8.6',
    colour: palette.ink,
    line: true,
    means: 'the card searched for',
  },
  bought: {
    path: 'M2.6 3V2.4A1.9 1.9 0 0 1 6.4 2.4V3H8.2L9 9H0L.8 3ZM3.6 3H5.4V2.4A.9 .9 0 0 0 3.6 2.4Z',
    colour: '#9a6637',
    means: 'the bought card',
  },
  named: { path: 'M0 .6H9V6H4.6L2.4 8.6V6H0Z', colour: '#6f4d92', means: 'the named card' },
  moved: { path: 'M0 3.4H5V.8L9 4.5L5 8.2V5.6H0Z', colour: palette.ink, means: 'the moved card' },
} as const satisfies Record<string, Mark & { means: string }>
export type ReferenceMark = keyof typeof referenceMarks

export function drawMark(mark: Mark, x: number, y: number, size: number): string {
  const paint = mark.line
    ? `fill="none" stroke="${mark.colour}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"`
    : `fill="${mark.colour}" fill-rule="evenodd"`
  return `<path transform="translate(${x} ${y}) scale(${round(size / 9)})" d="${mark.path}" ${paint}/>`
}

export const round = (n: number): number => Math.round(n * 100) / 100

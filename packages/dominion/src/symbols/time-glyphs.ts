/** Symbols for turns, and for what only a few cards do. */
import { type Glyph, glyph } from './glyph.ts'
import { drawMark, typeMarks } from './marks.ts'
import { palette as c } from './palette.ts'
import { cardShape, circle, coinShape, number, path, rect, shield, stroke, sun } from './pen.ts'

export const matters = {
  owned: glyph(
    'all the cards you own',
    24,
    'owned',
    (n) =>
      `${rect(6.5, 1.5, 15, 19, '#b9a983')}${rect(4, 3, 15, 19, '#d5c7a3')}${rect(1.5, 4, 16, 18.5)}${number(n, 9.5, 13.3, 12.5)}`,
  ),
  rest: glyph(
    'the other cards',
    27,
    'rest',
    () =>
      `${rect(11, 2, 13, 18, c.white, 'stroke-dasharray="2.6 2"')}${rect(2, 4, 13, 18, c.white, 'stroke-dasharray="2.6 2"')}`,
  ),
  emptyPile: glyph(
    'an empty pile of the supply',
    18,
    'empty pile',
    (n) => `${rect(1.5, 2, 15, 20, 'none', 'stroke-dasharray="2.6 2"')}${number(n ?? '0', 9, 12, 12)}`,
  ),
  types: glyph(
    'the types of a card',
    20,
    'types',
    () =>
      `${cardShape()}${drawMark(typeMarks.Action, 4, 4.5, 5.5)}${drawMark(typeMarks.Victory, 8.5, 9.3, 5.5)}${drawMark(typeMarks.Reaction, 4, 14.2, 5.5)}`,
  ),
  onlyIf: glyph(
    'only if',
    16,
    '?',
    () =>
      `<rect x="1" y="4.5" width="14" height="15" rx="3.5" fill="#b98b12"/>${stroke('M5.2 9.4Q5.4 7 8 7Q10.8 7 10.8 9.3Q10.8 11 8 12.2V13.4M8 16.2V16.3', 1.8, '#fff')}`,
  ),
  unaffected: glyph(
    'the attack does not affect you',
    20,
    'unharmed',
    () => `${path(shield, c.reaction)}${stroke('M6 12L9 15.5L14.5 8', 2.2)}`,
  ),
  become: glyph(
    'be that card until it leaves play',
    22,
    'becomes',
    () =>
      `${path('M2 4Q11 7.5 20 4Q21.5 17 11 22Q.5 17 2 4Z', '#e9ddf1')}${path('M5 9.5Q7.5 7.5 9.5 10.5Q7 12.5 5 9.5ZM17 9.5Q14.5 7.5 12.5 10.5Q15 12.5 17 9.5Z', c.ink, '')}${stroke('M7.5 15.5Q11 18 14.5 15.5', 1.5)}`,
  ),
  instead: glyph('instead', 24, '⇄', () =>
    stroke('M3 8H20M16 3.5L20.5 8L16 12.5M21 16.5H4M8 12.5L3.5 16.5L8 20.5', 2.2),
  ),
  cheaper: glyph(
    'costs that many coins less, never less than none',
    27,
    'cheaper',
    (n) => `${coinShape}${number(n, 11, 12, 12)}${stroke('M24 6V19M20.8 15.5L24 19.5L27 15.5', 1.8)}`,
  ),
  decides: glyph(
    'makes every decision for the other and sees what they see',
    26,
    'decides',
    () =>
      `${stroke('M4 3H22M13 3V1.5', 2.4)}${stroke('M5 3V13M21 3V13M13 3V8', 1.2)}${circle(13, 10.5, 3, c.attack)}${path('M8.5 22.5Q8.5 14 13 14Q17.5 14 17.5 22.5Z', c.attack)}${stroke('M8.5 18L5 13M17.5 18L21 13', 1.3)}`,
  ),
} satisfies Record<string, Glyph>

export const times = {
  thisTurn: glyph('this turn', 24, '☼', () => sun(12, 12, 5.2)),
  nextTurn: glyph(
    'at the start of your next turn',
    28,
    '☼next',
    () =>
      `<g transform="translate(0 3)">${path('M5.5 15A6 6 0 0 1 17.5 15Z', '#f2c14e')}${stroke('M11.5 6V3M4.8 8.8L2.8 6.8M18.2 8.8L20.2 6.8', 1.6)}</g>${stroke('M1.5 18.2H25M21.5 14.5L25.5 18.2L21.5 22', 1.8)}`,
  ),
  extraTurn: glyph(
    'an extra turn after this one',
    30,
    '☼extra',
    () => `${sun(11, 12, 5.2)}${stroke('M25.5 8V16M21.5 12H29.5', 2.2)}`,
  ),
  turns: glyph('turns in a row', 32, '☼☼', () => `${sun(10, 12, 4.6)}${sun(21.5, 12, 4.6)}`),
  cleanUp: glyph(
    'the clean-up',
    24,
    'clean-up',
    () =>
      `${stroke('M20.5 2L12.5 11', 2.6, '#7a5c3c')}${path('M9.5 9L15 14Q14 20 8 22.5L1.5 16Q4.5 10 9.5 9Z', '#e0b860')}${stroke('M5 13.5L10.5 18.5M8 11.5L12.8 15.8', 1.2)}`,
  ),
} satisfies Record<string, Glyph>

/** Symbols for moments, phases and how long something lasts. */
import { type Glyph, glyph } from './glyph.ts'
import { palette as c } from './palette.ts'
import { circle, number, path, rect, stroke, sun } from './pen.ts'

const rising = `${path('M5.5 17A6 6 0 0 1 17.5 17Z', '#f2c14e')}${stroke('M11.5 8V5M4.8 10.8L2.8 8.8M18.2 10.8L20.2 8.8', 1.6)}`
const bag = (x: number): string =>
  `<g transform="matrix(.82 0 0 .82 ${x} 2.5)">${stroke('M7 8V6.5a4 4 0 0 1 8 0V8', 2, '#9a6637')}${path('M3 8H19L20.5 22H1.5Z', '#c98f5b')}</g>`
const broom = `${stroke('M20.5 2L12.5 11', 2.6, '#7a5c3c')}${path('M9.5 9L15 14Q14 20 8 22.5L1.5 16Q4.5 10 9.5 9Z', '#e0b860')}`
const flag = `${stroke('M4 2.5V22', 2.2)}${path('M4 3H20V13H4Z', c.white)}${path('M4 3H9.3V6.3H4ZM14.6 3H20V6.3H14.6ZM9.3 6.3H14.6V9.7H9.3ZM4 9.7H9.3V13H4ZM14.6 9.7H20V13H14.6Z', c.ink, '')}`
const phase = (inside: string): string =>
  `<rect x="1" y="2.5" width="24" height="19" rx="9" fill="${c.white}" stroke="${c.ink}" stroke-width="1.5"/>${inside}`

export const moments = {
  turnStart: glyph('at the start of the turn', 23, '☼|', () => `${rising}${stroke('M1.5 19.5H21.5', 1.8)}`),
  buyPhaseStart: glyph('at the start of the Buy phase', 25, '|$', () => `${bag(6)}${stroke('M2.5 3V21', 2.4)}`),
  buyPhaseEnd: glyph('at the end of the Buy phase', 25, '$|', () => `${bag(0)}${stroke('M22.5 3V21', 2.4)}`),
  handDrawn: glyph(
    'when the new hand has been drawn',
    29,
    'hand drawn',
    () =>
      `<g transform="matrix(.8 0 0 .8 0 4)">${broom}</g>${rect(16, 4, 11, 15)}${stroke('M21.5 7.5V15.5M18.6 12.6L21.5 15.8L24.4 12.6', 1.6)}`,
  ),
  turnEnd: glyph(
    'at the end of the turn',
    23,
    '☼end',
    () =>
      `${path('M5.5 15A6 6 0 0 0 17.5 15Z', '#e08a4a')}${stroke('M1.5 15H21.5', 1.8)}${stroke('M11.5 3V10M8.6 7.4L11.5 10.4L14.4 7.4', 1.7)}`,
  ),
  afterTurn: glyph(
    'after the turn',
    26,
    '☼›',
    () => `${sun(9, 12, 4.4)}${stroke('M19.5 4V20', 2.4)}${stroke('M22 9L25 12L22 15', 1.8)}`,
  ),
  gameEnd: glyph('at the end of the game', 22, '⚑end', () => flag),
} satisfies Record<string, Glyph>

export const phases = {
  'phase-action': glyph('the Action phase', 26, 'Action phase', () =>
    phase(path('M7.5 7.5H19L16.8 12L19 16.5H7.5Z', c.action, `stroke="${c.ink}" stroke-width="1.2"`)),
  ),
  'phase-buy': glyph('the Buy phase', 26, 'Buy phase', () =>
    phase(
      `<g transform="matrix(.58 0 0 .58 6.6 4.6)">${stroke('M7 8V6.5a4 4 0 0 1 8 0V8', 2.4, '#9a6637')}${path('M3 8H19L20.5 22H1.5Z', '#c98f5b')}</g>`,
    ),
  ),
  'phase-night': glyph('the Night phase', 26, 'Night', () =>
    phase(path('M14.6 6.5A6 6 0 1 0 18 15.4A5.4 5.4 0 0 1 14.6 6.5Z', '#4b4a63', '')),
  ),
  'phase-cleanUp': glyph('the Clean-up phase', 26, 'Clean-up', () =>
    phase(`<g transform="matrix(.56 0 0 .56 6.5 5.4)">${broom}</g>`),
  ),
  lastTurn: glyph(
    'in the last turn',
    28,
    '☼last',
    () => `${sun(17, 12, 4.6)}${stroke('M7.5 12H1.5M4.4 8.8L1.2 12L4.4 15.2', 1.8)}`,
  ),
  untilNextTurn: glyph(
    'until the start of your next turn',
    34,
    '☼…☼',
    () =>
      `${sun(7.5, 12, 3.4)}${stroke('M15 12H15.1M18.5 12H18.6M22 12H22.1', 2.2)}<g transform="matrix(.62 0 0 .62 20 3.4)">${rising}${stroke('M1.5 19.5H21.5', 2.2)}</g>`,
  ),
  forGame: glyph('for the rest of the game', 26, '∞', () =>
    stroke(
      'M13 12Q9.5 6.5 6 6.5Q1.5 6.5 1.5 12Q1.5 17.5 6 17.5Q9.5 17.5 13 12Q16.5 6.5 20 6.5Q24.5 6.5 24.5 12Q24.5 17.5 20 17.5Q16.5 17.5 13 12Z',
      2.2,
    ),
  ),
  game: glyph(
    'in the whole game',
    22,
    'game',
    () => `${rect(2, 2.5, 18, 19, '#2d5140')}${stroke('M6 7H16M6 12H16M6 17H16', 1.5, '#cfe0d4')}`,
  ),
  inGame: glyph(
    'for every player, while it is in the game',
    28,
    'in game',
    () =>
      `<rect x="1.5" y="3" width="25" height="18" rx="9" fill="#2d5140" stroke="${c.ink}" stroke-width="1.5"/>${circle(8, 12, 2.2, '#e8e0cc', '')}${circle(14, 12, 2.2, '#e8e0cc', '')}${circle(20, 12, 2.2, '#e8e0cc', '')}`,
  ),
  yourTurn: glyph(
    'in your turn',
    31,
    'your ☼',
    (n) =>
      `${circle(6, 6.5, 4, c.reaction)}${path('M1 22Q1 11.5 6 11.5Q11 11.5 11 22Z', c.reaction)}${sun(21.5, 12, 4.6)}${number(n, 21.5, 12, 8)}`,
  ),
} satisfies Record<string, Glyph>

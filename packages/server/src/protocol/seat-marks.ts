/** A seat has one shape and one colour wherever it is drawn: on the page, and in the pictures of links. */

/** Within twelve by twelve, so that nobody is told apart by colour alone. */
const shapes = [
  'M6 1a5 5 0 1 1 0 10a5 5 0 0 1 0-10z', // disc
  'M6 0l6 6l-6 6l-6-6z', // lozenge
  'M1 1h10v10h-10z', // square
  'M6 0.5l6 11h-12z', // triangle
  'M3 0.8h6l3 5.2l-3 5.2h-6l-3-5.2z', // hexagon
  'M4 0h4v4h4v4h-4v4h-4v-4h-4v-4h4z', // cross
]

/** On dark ground, as `--seat-0` and the following of the dark theme. */
export const seatColours = ['#e8b34f', '#8fbfe0', '#e8937a', '#b3cf6c', '#c3a3e6', '#74d0b8']

export const seatShape = (seat: number): string => shapes[seat % shapes.length]
export const seatColour = (seat: number): string => seatColours[seat % seatColours.length]

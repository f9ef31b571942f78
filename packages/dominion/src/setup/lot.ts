/** To be drawn when the game is set up. */
export const LOT = 'lot'
export type Lot = typeof LOT

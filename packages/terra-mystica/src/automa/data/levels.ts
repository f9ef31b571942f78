import { LEVELS, type Level } from '../words.ts'

const BY_ID: Record<(typeof LEVELS)[number], Omit<Level, 'id'>> = {
  automalein: {
    name: 'Automalein',
    shipping: [0, 0, 1, 1, 1, 1],
    x: [0, 0, 0, 0, 0, 0],
    endShipping: 1,
    without: '*3',
    more: 0,
  },
  automa: { name: 'Automa', shipping: [0, 0, 1, 1, 2, 2], x: [0, 0, 1, 1, 1, 1], endShipping: 2, more: 0 },
  automaechtig: { name: 'Automächtig', shipping: [0, 0, 1, 1, 2, 2], x: [1, 1, 2, 2, 2, 2], endShipping: 2, more: 1 },
  ultoma: { name: 'Ultoma', shipping: [1, 1, 2, 2, 2, 2], x: [2, 2, 2, 2, 3, 3], endShipping: 2, more: 1 },
  alptrauma: { name: 'Alptrauma', shipping: [1, 1, 2, 2, 3, 3], x: [2, 2, 3, 3, 4, 4], endShipping: 3, more: 2 },
}

/** From the gentlest to the hardest. */
export const LEVEL_LIST: readonly Level[] = LEVELS.map((id) => ({ id, ...BY_ID[id] }))

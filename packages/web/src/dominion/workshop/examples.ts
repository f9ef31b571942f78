/** Cards of our own design to begin with, from simple to strange. */
const files = import.meta.glob<string>('../../../../../examples/cards/*.card', { query: '?raw', import: 'default' })

/** The names of their files; why each is interesting stands in the texts of the page. */
export const examples = [
  'ferry-town',
  'orchard-gate',
  'town-crier',
  'tollkeeper',
  'granary-mouse',
  'night-ferry',
  'scale-maker',
  'bell-founder',
  'mirror-hall',
  'old-well',
  'night-watch',
  'last-windmill',
] as const
export type Example = (typeof examples)[number]

export const exampleText = (name: Example): Promise<string> => files[`../../../../../examples/cards/${name}.card`]()

/** `ferry-town` as `Ferry Town`. */
export const exampleName = (name: Example): string =>
  name.replaceAll(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase())

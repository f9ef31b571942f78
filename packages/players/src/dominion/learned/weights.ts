import { readFileSync } from 'node:fs'

/** The numbers of a network, read when somebody asks it: most of what Freehold does asks none. */
export const weightsOf = <Weights>(file: URL): Weights => JSON.parse(readFileSync(file, 'utf8')) as Weights

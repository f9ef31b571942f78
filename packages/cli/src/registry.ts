import type { Registry } from './command.ts'

/** All commands of `freehold`. A new one is a file in `commands/` and a line here. */
export const registry: Registry = {
  commands: {},
  examples: [],
}

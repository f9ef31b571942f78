import { nounNamed } from './card-names.ts'
import { type Case, declined, title } from './nouns.ts'

/** States are called by their name alone, things by their name and an article. */
export const landscapeName = (name: string, as: Case): string =>
  things.has(name) ? declined(nounNamed(name), 'one', 'der', as) : `„${title(nounNamed(name))}“`
const things = new Set(['Flag', 'Horn', 'Key', 'Lantern', 'Treasure Chest'])

/** States are called by their name alone, things by their name and an article. */
export const landscapeName = (name: string): string => (things.has(name) ? `the ${name}` : name)
const things = new Set(['Flag', 'Horn', 'Key', 'Lantern', 'Treasure Chest'])

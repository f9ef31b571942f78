/** On a phone one part of the table is in sight beside the map. */
export const sheets = ['actions', 'board', 'cults', 'people', 'automa'] as const
export type Sheet = (typeof sheets)[number]

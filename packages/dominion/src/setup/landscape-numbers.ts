/**
 * The landscapes that can be chosen, by the number each has in kingdom codes: a line is added at the end and never moved.
 */
export const landscapeNumbers: readonly string[] = ['Alms', 'Delve']

/** So many faces lie side by side in the rail; more overlap. */
export const MOST_BESIDE = 6

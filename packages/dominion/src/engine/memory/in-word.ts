/** Cards that somebody wrote may give more than a word holds: what is too much is not got. */
export const inWord = (n: number): number => (n > MOST ? MOST : n < -MOST ? -MOST : n)

const MOST = 32_767

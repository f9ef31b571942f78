/** Subsets as numbers: every k-subset of the whole numbers has one rank, however many numbers there are. */

/** How many ways there are to choose k of n. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let ways = 1n
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i)
  return ways
}

/** The rank of a set of different whole numbers: sets of smaller numbers come first (colexicographic order). */
export const rankOfSubset = (numbers: readonly number[]): bigint =>
  [...numbers].sort((a, b) => a - b).reduce((rank, number, i) => rank + choose(number, i + 1), 0n)

/** The subset of so many numbers that has the rank, in ascending order. */
export function subsetOfRank(rank: bigint, size: number): number[] {
  const numbers: number[] = []
  let left = rank
  for (let k = size; k > 0; k--) {
    let number = k - 1
    while (choose(number + 1, k) <= left) number++
    left -= choose(number, k)
    numbers.unshift(number)
  }
  return numbers
}

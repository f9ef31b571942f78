/** Moves after which those who answer each other have settled. */
const MOVES = 4000

/**
 * How often each of several ways to play is chosen by somebody whom none of them beats on average, where `shares[i][j]` is what
 * i takes from j: two players answer for long what the other has chosen so far (fictitious play). Ways that only beat weak
 * ones are hardly ever chosen.
 */
export function equilibrium(shares: readonly (readonly number[])[]): number[] {
  const times = shares.map(() => 0)
  const taken = shares.map(() => 0) // by each way against all that was chosen so far
  let chosen = 0
  for (let move = 0; move < MOVES; move++) {
    times[chosen]++
    for (let way = 0; way < shares.length; way++) taken[way] += (shares[way][chosen] + 1 - shares[chosen][way]) / 2
    for (let way = 0; way < shares.length; way++) if (taken[way] > taken[chosen]) chosen = way
  }
  return times.map((each) => each / MOVES)
}

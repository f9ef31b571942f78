/** Changing money so that something can be paid: only as much as is missing, in the few ways that make sense. */
import { type Command, command, type Price, rulesOfSeat, type State, verbs, words } from '@freehold/terra-mystica/fast'

/** Numbers of the things that are changed, as `CONVERT` names them. */
const POWER = 0
const PRIEST = 1
const WORKER = 2
const COIN = 3
const POINT = 4

interface Way {
  readonly commands: Command[]
  readonly loss: number
}

/** What giving up one of each is roughly worth in coins: only to try the cheapest ways first. */
const LOSS = { burn: 1.2, power: 0.8, worker: 2.2, priest: 4, point: 2 }

/** Lists of conversions, the cheapest first, after which the price can be paid; one empty list where it can be now. */
export function waysToPay(s: State, seat: number, price: Price, most: number): Command[][] {
  const { w } = s
  const at = words.seatAt(seat)
  const power = price.power
  const missing = {
    coins: Math.max(0, price.coins - w[at + words.COINS]),
    workers: Math.max(0, price.workers - w[at + words.WORKERS]),
    priests: Math.max(0, price.priests - w[at + words.PRIESTS]),
  }
  const inBowl = w[at + words.BOWL3] - power
  const enough = missing.coins + missing.workers + missing.priests === 0
  if (enough && inBowl >= 0) return [[]]
  const burnable = w[at + words.BOWL2] >> 1
  if (inBowl + burnable < 0) return []
  if (missing.priests > 0) {
    // Those who unlock terrains are asked first what a priest shall be.
    if (rulesOfSeat(s, seat).data.riverbound) return []
    if (w[at + words.PRIESTS] + missing.priests > w[at + words.PRIEST_LIMIT]) return []
  }
  const sparePriests = Math.max(0, w[at + words.PRIESTS] - price.priests)
  const spareWorkers = Math.max(0, w[at + words.WORKERS] - price.workers)
  const points = rulesOfSeat(s, seat).data.exchange.some(({ from }) => from === 'vp') ? w[at + words.VP] : 0
  const ways: Way[] = []
  for (let fromPriests = 0; fromPriests <= Math.min(missing.workers, sparePriests); fromPriests++) {
    const workersByPower = missing.workers - fromPriests
    for (let coinsByWorkers = 0; coinsByWorkers <= Math.min(missing.coins, spareWorkers); coinsByWorkers++) {
      const coinsLeft = missing.coins - coinsByWorkers
      for (
        let coinsByPriests = 0;
        coinsByPriests <= Math.min(coinsLeft, sparePriests - fromPriests);
        coinsByPriests++
      ) {
        const needed = coinsLeft - coinsByPriests
        const before = 5 * missing.priests + 3 * workersByPower
        const most = points > 0 ? Math.min(needed, points) : 0
        for (const byPoints of most > 0
          ? new Set([0, Math.max(0, Math.min(most, needed - (inBowl - before))), most])
          : [0]) {
          const coinsByPower = needed - byPoints
          const spent = before + coinsByPower
          const burnt = Math.max(0, spent - inBowl)
          if (burnt > burnable) continue
          const commands: Command[] = []
          if (burnt > 0) commands.push(command(verbs.BURN, burnt))
          const change = (from: number, to: number, n: number) => {
            if (n > 0) commands.push(command(verbs.CONVERT, from, to, n))
          }
          change(POWER, PRIEST, missing.priests)
          change(POWER, WORKER, workersByPower)
          change(PRIEST, WORKER, fromPriests)
          change(POWER, COIN, coinsByPower)
          change(WORKER, COIN, coinsByWorkers)
          change(PRIEST, COIN, coinsByPriests)
          change(POINT, COIN, byPoints)
          const loss =
            burnt * LOSS.burn +
            spent * LOSS.power +
            coinsByWorkers * LOSS.worker +
            (fromPriests + coinsByPriests) * LOSS.priest +
            byPoints * LOSS.point
          ways.push({ commands, loss })
        }
      }
    }
  }
  ways.sort((a, b) => a.loss - b.loss)
  return ways.slice(0, most).map(({ commands }) => commands)
}

/** What power in the third bowl can be changed into before passing, so that none overflows. */
export function changesBeforePassing(s: State, seat: number): Command[][] {
  const at = words.seatAt(seat)
  const power = s.w[at + words.BOWL3]
  const ways: Command[][] = [[]]
  if (power === 0) return ways
  ways.push([command(verbs.CONVERT, POWER, COIN, power)])
  const workers = Math.floor(power / 3)
  if (workers > 0) {
    const rest = power - 3 * workers
    ways.push([command(verbs.CONVERT, POWER, WORKER, workers)])
    if (rest > 0) ways.push([command(verbs.CONVERT, POWER, WORKER, workers), command(verbs.CONVERT, POWER, COIN, rest)])
  }
  if (power >= 5 && !rulesOfSeat(s, seat).data.riverbound && s.w[at + words.PRIESTS] < s.w[at + words.PRIEST_LIMIT])
    ways.push([command(verbs.CONVERT, POWER, PRIEST, 1)])
  return ways
}

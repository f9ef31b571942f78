/** What the one who hands out chunks and those who play them agree on. */
import { dominion } from '@freehold/dominion'
import packageJson from '../../package.json' with { type: 'json' }

/** Other rules give other results: workers of another version have a queue of their own. */
export const QUEUE = `freehold-sim-${packageJson.version}-rules-${dominion.rules}`

/** Milliseconds after which a chunk is given to another worker, where its own does not say that it is alive. */
export const LOCK_MS = 5000

/** The named players of Terra Mystica, from the gentlest to the strongest. */
import { InputError, type Player } from '@freehold/kernel'
import { type TerraMysticaView, terraMystica } from '@freehold/terra-mystica'
import type { Ask, Command, State } from '@freehold/terra-mystica/fast'
import { Network, type Weights } from './network.ts'
import { settler } from './settler.ts'
import { type Temper, Thinker } from './thinker.ts'
import { thinkingPlayer } from './thinking-player.ts'
import weights from './weights.json' with { type: 'json' }

export interface TerraMysticaStrength {
  readonly id: string
  readonly name: string
  readonly says: string // how it plays
  create(seed: string): Player<TerraMysticaView>
  /** The same without the words around it, for games in bulk: what to do in that moment. */
  decider(seed: string): (s: State, asked: Ask) => readonly Command[]
}

let network: Network | undefined
export const ourNetwork = (): Network => {
  network ??= new Network(weights as unknown as Weights)
  return network
}

function thinking(id: string, name: string, says: string, temper: Temper): TerraMysticaStrength {
  return {
    id,
    name,
    says,
    create: (seed) => thinkingPlayer(name, seed, new Thinker(ourNetwork(), temper)),
    decider(seed) {
      const thinker = new Thinker(ourNetwork(), temper)
      return (s, asked) => thinker.decide(s, asked, seed)
    },
  }
}

const ofSettler: TerraMysticaStrength = {
  id: 'settler',
  name: 'Settler',
  says: 'Reckons what each move brings by the end, and takes the most.',
  create: (seed) => settler(seed),
  decider(seed) {
    const player = settler(seed)
    return (s, asked) => {
      const decision = terraMystica.pending(s)
      if (!decision) throw new Error('Nothing is asked')
      const move = player.choose(decision, terraMystica.view(s, asked.seat)) as readonly number[]
      return asked.choices[move[0]].commands
    }
  },
}

export const terraMysticaStrengths: readonly TerraMysticaStrength[] = [
  thinking('shepherd', 'Shepherd', 'Likes a good spot and a pretty house, and often forgets what the round pays for.', {
    error: 5,
  }),
  ofSettler,
  thinking('merchant', 'Merchant', 'Has played many games, and still lets a good deal slip now and then.', {
    error: 1.2,
  }),
  thinking('architect', 'Architect', 'Knows at a glance what a turn is worth by the end.', {}),
  thinking('oracle', 'Oracle', 'Plans its turns ahead, and reckons with what the others will do, before it moves.', {
    budget: { milliseconds: 1000 },
  }),
]

/** One of them by id or name, or `think:50ms`, `think:2000` for so many moments looked at. Throws `InputError`. */
export function findTerraMysticaPlayer(asked: string): TerraMysticaStrength {
  const [, number, unit] = /^think:([1-9]\d{0,6})(ms)?$/.exec(asked) ?? []
  if (number !== undefined) {
    const budget = unit ? { milliseconds: Number(number) } : { looks: Number(number) }
    const words = unit ? `${number} ms` : `${number} moments`
    return thinking(asked, `Thinker, ${words}`, `Thinks for ${words} about a turn.`, { budget })
  }
  const found = terraMysticaStrengths.find(({ id, name }) => [id, name.toLowerCase()].includes(asked.toLowerCase()))
  if (found) return found
  const ids = terraMysticaStrengths.map(({ id }) => id).join(', ')
  throw new InputError(`${asked}: no such player of Terra Mystica; there are ${ids}, think:50ms and think:2000`)
}

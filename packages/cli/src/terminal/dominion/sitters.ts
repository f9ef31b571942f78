/** Who plays: the first seat is at the keyboard, the others as they were asked for. */
import type { DominionView } from '@freehold/dominion'
import { InputError, type Player } from '@freehold/kernel'
import { bigMoney, randomPlayer, strengths } from '@freehold/players'

/** Who decides for a seat: somebody at the keyboard, or a program. */
export type Sitter = 'human' | Player<DominionView>

const kinds: Readonly<Record<string, (seat: number) => Sitter>> = {
  ...Object.fromEntries(strengths.map(({ id, create }) => [id, (seat: number) => create(`seat ${seat}`)])),
  'big-money': () => bigMoney(),
  random: (seat) => randomPlayer(`seat ${seat}`) as Player<DominionView>,
  human: () => 'human',
}

/** `wanted` is a list with commas; its last word goes for all further seats. Throws `InputError`. */
export function sittersOf(wanted: string, players: number): Sitter[] {
  const asked = wanted.split(',').map((word) => kindOf(word.trim()))
  if (asked.length > players - 1) {
    throw new InputError(`--opponent: ${asked.length} opponents, but ${players} players leave ${players - 1}`)
  }
  return Array.from({ length: players }, (_, seat) =>
    seat === 0 ? 'human' : kinds[asked[Math.min(seat, asked.length) - 1]](seat),
  )
}

function kindOf(word: string): string {
  if (Object.hasOwn(kinds, word)) return word
  throw new InputError(`--opponent: there is no '${word}'; choose ${Object.keys(kinds).join(', ')}`)
}

/** The names given, or what the players are, with a number where there are several. */
export function namesOf(given: readonly string[], sitters: readonly Sitter[]): string[] {
  if (given.length > sitters.length) {
    throw new InputError(`--names: ${given.length} names, but ${sitters.length} players; leave some out`)
  }
  const alone = sitters.filter((sitter) => sitter === 'human').length === 1
  const plain = sitters.map((sitter) => (sitter === 'human' ? (alone ? 'You' : 'Player') : sitter.name))
  const names = plain.map((name, seat) => {
    const same = plain.filter((each) => each === name).length > 1
    const number = plain.slice(0, seat + 1).filter((each) => each === name).length
    return given[seat] || (same ? `${name} ${number}` : name)
  })
  const twice = names.find((name, seat) => names.indexOf(name) < seat)
  if (twice !== undefined) throw new InputError(`--names: '${twice}' is there twice; give everybody another name`)
  return names
}

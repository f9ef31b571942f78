import type { TerraMysticaView } from '@freehold/terra-mystica'

/**
 * A letter for each seat, so that colour is not the only sign of whose a piece is: hers is A, others the first free one of their
 * faction's name, or of their own while they have none.
 */
export function lettersOf(
  { players, automa }: Pick<TerraMysticaView, 'players' | 'automa'>,
  names: readonly string[] = [],
): readonly string[] {
  const used = new Set(automa ? ['A'] : [])
  return players.map(({ seat, name }) => {
    if (automa?.seat === seat) return 'A'
    const letters = [...(name ?? names[seat] ?? '').toUpperCase()]
    const letter = letters.find((each) => /\p{L}/u.test(each) && !used.has(each)) ?? `${seat + 1}`
    used.add(letter)
    return letter
  })
}

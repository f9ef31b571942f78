import type { TerraMysticaView } from '@freehold/terra-mystica'

/** A letter for each seat, so that colour is not the only sign of whose a piece is: hers is A, others the first free of their name. */
export function lettersOf({ players, automa }: Pick<TerraMysticaView, 'players' | 'automa'>): readonly string[] {
  const used = new Set(automa ? ['A'] : [])
  return players.map(({ seat, name }) => {
    if (automa?.seat === seat) return 'A'
    const letter = [...(name ?? '').toUpperCase()].find((each) => /[A-Z]/.test(each) && !used.has(each)) ?? ''
    used.add(letter)
    return letter
  })
}

import { allCards } from '@freehold/dominion'
import { rulingsOf } from '@freehold/dominion/rulings'
import { describe, expect, test } from 'vitest'
import { openAllBoxes } from '../cards/all-boxes.ts'
import { groupRulings, withoutName } from './ruling-groups.ts'

await openAllBoxes()

const cardOf = (name: string) => allCards.find((card) => card.name === name) ?? allCards[0]

describe('rulings', () => {
  test('lie in groups by what else they are about, none of them lost or twice', () => {
    for (const card of allCards) {
      const rulings = rulingsOf(card.name)
      const grouped = groupRulings(rulings, card).flatMap(([, found]) => found)
      expect(grouped.toSorted((a, b) => a.says.localeCompare(b.says))).toEqual(
        rulings.toSorted((a, b) => a.says.localeCompare(b.says)),
      )
    }
  })

  test('of Moat: by itself, against Attacks, with Reactions, with what is played twice', () => {
    const groups = new Map(groupRulings(rulingsOf('Moat'), cardOf('Moat')))
    const says = (group: 'itself' | 'attacks' | 'reactions' | 'twice') =>
      groups.get(group)?.map((ruling) => ruling.says) ?? []
    expect(says('itself')).toContain('Moat protects only the player who reveals it')
    expect(says('attacks')).toContain('Moat against Swindler: your top card is not trashed')
    expect(says('reactions')).toContain('Moat and Diplomat may both be revealed against the same Attack')
    expect(says('twice')).toContain('Throne Room on Witch: a Moat for the first play does not cover the second')
  })

  test('do not repeat the name they stand below', () => {
    expect(withoutName('Moat against Spy: your top card is not revealed', 'Moat')).toBe(
      'Against Spy: your top card is not revealed',
    )
    expect(withoutName('Moat: it stays in hand', 'Moat')).toBe('It stays in hand')
    expect(withoutName('Moat protects only one', 'Moat')).toBe('Protects only one')
    expect(withoutName('Moat and Diplomat may both be revealed', 'Moat')).toBe('Moat and Diplomat may both be revealed')
    expect(withoutName('Minion: who reveals Moat', 'Moat')).toBe('Minion: who reveals Moat')
    expect(withoutName('Moats are shown', 'Moat')).toBe('Moats are shown')
  })
})

import { terraMystica } from '@freehold/terra-mystica'
import { describe, expect, test } from 'vitest'
import { firstGame } from '../first-game.ts'
import { beginsAtOnce, firstWishes, friendsWishes, tableFor, type Wishes } from './new-game.ts'

const checked = (wishes: Wishes) => terraMystica.options(tableFor(wishes).options)

describe('a table of Terra Mystica', () => {
  test('begins as the rules recommend: alone, Automalein, Simpletons, base factions to pick from', () => {
    const options = terraMystica.options(firstGame().options)
    expect(options).toMatchObject({ players: 2, factions: 'pick', fireAndIce: false, finalTile: 'none' })
    expect(options.automa).toMatchObject({ level: 'automalein', faction: 'simpletons', home: 'random' })
    expect(options).toEqual(checked(firstWishes))
    expect(beginsAtOnce(firstWishes)).toBe(true)
    expect(firstGame().seats).toHaveLength(2)
  })

  test('is for two to five people; with the Automa for one or two, who is simple then', () => {
    for (let people = 2; people <= 5; people++) {
      const wishes = { ...friendsWishes, people }
      expect(checked(wishes).players).toBe(people)
      expect(tableFor(wishes).seats).toEqual(Array(people).fill('open'))
      expect(beginsAtOnce(wishes)).toBe(false)
    }
    const third = { ...friendsWishes, automa: true, herFaction: 'druids', factions: 'auction' } as const
    expect(checked(third)).toMatchObject({ players: 3, factions: 'pick', automa: { faction: 'simpletons' } })
    expect(checked({ ...third, people: 4 })).toMatchObject({ players: 4, factions: 'auction' })
    expect(checked({ ...third, people: 4 }).automa).toBeUndefined()
  })

  test('seats artificial players, names a faction, carries printed values', () => {
    expect(tableFor({ ...friendsWishes, people: 3, robots: true }).seats).toEqual([
      'open',
      { robot: 'merchant' },
      { robot: 'merchant' },
    ])
    const alone = { ...firstWishes, faction: 'witches', herFaction: 'blight', cards: { blightSpades: 2 } } as const
    expect(checked(alone)).toMatchObject({
      factions: ['witches'],
      automa: { faction: 'blight', cards: { blightSpades: 2 } },
    })
  })
})

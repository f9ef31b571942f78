import { kingdomCode, recommendedSets } from '@freehold/dominion/setup'
import { expect, test } from 'vitest'
import { keepFavourites, readFavourites, withFavourite, withoutFavourite } from './favourites.ts'

const storage = (text: string | null) => {
  let kept = text
  const setItem = (_: string, value: string) => {
    kept = value
  }
  return { getItem: () => kept, setItem }
}
const [one, two] = recommendedSets('2e').map(({ edition, cards, name }) => ({
  code: kingdomCode(edition, cards),
  name,
}))

test('favourites come back as they were kept, the newest first and each once', () => {
  const place = storage(null)
  keepFavourites(place, withFavourite(withFavourite(withFavourite([], one), two), { ...one, name: 'Ours' }))
  expect(readFavourites(place)).toEqual([{ ...one, name: 'Ours' }, two])
  expect(withoutFavourite(readFavourites(place), one.code)).toEqual([two])
})

test('a spoilt storage is no reason not to play', () => {
  expect(readFavourites(storage('{'))).toEqual([])
  expect(readFavourites(storage('7'))).toEqual([])
  expect(readFavourites(storage(JSON.stringify([{ code: 'AAAA-AAAA', name: 'x' }, one, null])))).toEqual([one])
})

import { expect, test } from 'vitest'
import { byKind } from './by-kind.ts'

test('games of any number of players are added up; the mean is of those that were scored', () => {
  const two = {
    tallies: {
      'faction games': { witches: 2, giants: 1 },
      'faction wins': { witches: 1, giants: 0 },
      'faction scored': { witches: 1 },
      'faction points': { witches: 120 },
    },
  }
  const four = {
    tallies: {
      'faction games': { witches: 1 },
      'faction wins': { witches: 1 },
      'faction scored': { witches: 1 },
      'faction points': { witches: 100 },
      'map games': { fjords: 1 },
    },
  }
  expect(byKind([two, four], 'faction')).toEqual([
    { which: 'witches', games: 3, wins: 2, mean: 110 },
    { which: 'giants', games: 1, wins: 0, mean: undefined },
  ])
  expect(byKind([two, four], 'map')).toEqual([{ which: 'fjords', games: 1, wins: 0, mean: undefined }])
  expect(byKind([two, four], 'level')).toEqual([])
})

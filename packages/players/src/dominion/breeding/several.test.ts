import { findKingdom } from '@freehold/dominion'
import { expect, test } from 'vitest'
import { shipped } from '../strategy/library.ts'
import { plainStrategy } from '../strategy/plain.ts'
import { bestAmong } from './several.ts'

test('of several menus the one that beats the others is the best, whichever comes first', () => {
  const kingdom = findKingdom('First Game')
  const menus = [plainStrategy('plain:Moat'), shipped('smithy-ultimate'), plainStrategy('plain')]
  expect(bestAmong(menus, kingdom, [], 60)).toBe(menus[1])
  expect(bestAmong(menus.toReversed(), kingdom, [], 60)).toBe(menus[1])
  expect(bestAmong([menus[2]], kingdom, [], 60)).toBe(menus[2])
})

test('of a menu that beats the other and one that stands up to what most people play, the latter is the best', () => {
  const kingdom = findKingdom('First Game')
  const menus = [shipped('big-money'), shipped('big-money-remodel')]
  const usual = [shipped('big-money-ultimate')]
  expect(bestAmong(menus, kingdom)).toBe(menus[0])
  expect(bestAmong(menus, kingdom, [{ rivals: [], usual }])).toBe(menus[1])
})

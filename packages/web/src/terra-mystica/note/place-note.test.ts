import { MAP_IDS, terraMystica } from '@freehold/terra-mystica'
import { expect, test } from 'vitest'
import { layoutOf, RADIUS } from '../map/geometry.ts'
import { joint, placeNote } from './place-note.ts'

const size = { width: 262, height: 170 }

test.each(MAP_IDS)('on %s a note never covers its space or one beside it, and few that are needed', (map) => {
  const { hexes } = terraMystica.view(terraMystica.setup(terraMystica.options({ map, players: 2 }), 'fast:note'), 0)
  const layout = layoutOf(hexes)
  const land = hexes.filter(({ ground }) => ground !== 'river')
  for (const [i, about] of land.entries()) {
    const avoid = land.filter((_, n) => (n * 7 + i) % 9 === 0)
    const box = placeNote({ layout, about, avoid, rather: [], size })
    const centre = layout.at(about)
    const dx = Math.max(box.x - centre.x, 0, centre.x - box.x - box.width)
    const dy = Math.max(box.y - centre.y, 0, centre.y - box.y - box.height)
    expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(RADIUS * 2.7)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(layout.width)
    expect(box.y + box.height).toBeLessThanOrEqual(layout.height)
    const { from, to } = joint(box, centre)
    expect(Math.hypot(to.x - centre.x, to.y - centre.y)).toBeLessThanOrEqual(RADIUS)
    expect(from.x).toBeGreaterThanOrEqual(box.x)
  }
})

test('where land is scarce it goes on beside the map, and covers nothing that is needed', () => {
  const { hexes } = terraMystica.view(terraMystica.setup(terraMystica.options({ players: 2 }), 'fast:note'), 0)
  const layout = layoutOf(hexes)
  const [about] = hexes.filter(({ id }) => id === 'A6')
  const [edge] = hexes.filter(({ id }) => id === 'F3')
  const avoid = hexes.filter((hex) => layout.at(hex).x >= layout.at(edge).x)
  const covered = (beside: number) => {
    const { x, width } = placeNote({ layout, about, avoid, rather: [], size, beside })
    return x + width > layout.at(edge).x - RADIUS
  }
  expect([covered(0), covered(30)]).toEqual([true, false])
})

test('it goes where nothing is needed', () => {
  const { hexes } = terraMystica.view(terraMystica.setup(terraMystica.options({ players: 2 }), 'fast:note'), 0)
  const layout = layoutOf(hexes)
  const [about] = hexes.filter(({ id }) => id === 'E6')
  const left = hexes.filter((hex) => layout.at(hex).x < layout.at(about).x)
  const box = placeNote({ layout, about, avoid: left, rather: [], size })
  expect(box.x).toBeGreaterThan(layout.at(about).x)
})

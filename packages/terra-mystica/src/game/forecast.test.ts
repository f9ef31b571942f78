import { belowFrom, type Decision } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { powerRoom } from '../rules/gain.ts'
import { terraMystica } from './game.ts'
import { drawByGroup } from './random-play.ts'

interface Detail {
  readonly group: never
  readonly brings?: { readonly power: readonly number[] } | null
  readonly power?: number
}

const detailsOf = ({ options }: Decision) => options.map(({ detail }) => detail as unknown as Detail)

/** Games at random: each decision with what its answer was, and how much power each seat had room for. */
function* decisions(options: object, games: number) {
  for (let i = 0; i < games; i++) {
    const s = terraMystica.setup(terraMystica.options(options), `fast:brings ${i}`)
    const below = belowFrom(`fast:brings ${i} moves`)
    for (let asked = terraMystica.pending(s); asked; asked = terraMystica.pending(s)) {
      const details = detailsOf(asked)
      const answer = drawByGroup(
        details.map(({ group }) => group),
        below,
      )
      const room = Array.from({ length: s.table.seats }, (_, seat) => powerRoom(s, seat))
      yield { asked, details, answer: details[answer], room }
      terraMystica.play(s, [answer], [])
    }
  }
}

test('a building says of each neighbour only what it can take, and that is what is offered then', () => {
  let offers = 0
  let built: readonly (readonly number[])[] = [] // of this turn
  for (const { asked, details, answer, room } of decisions({ players: 3, factions: 'random' }, 14)) {
    const brings = answer.brings?.power
    if (brings) for (const [seat, n] of brings.entries()) expect(n).toBeLessThanOrEqual(room[seat])
    const offered = details.find(({ power }) => power !== undefined)?.power
    if (asked.question.kind === 'leech' && built.length === 1) {
      expect(built[0][asked.seat]).toBe(offered)
      offers++
    }
    if (asked.question.kind === 'action' || asked.question.kind === 'leech') built = []
    if (brings) built = [...built, brings]
  }
  expect(offers).toBeGreaterThan(20)
})

test('the Automa takes no power, and is said to take none', () => {
  const built = [...decisions({ automa: { level: 'automa' } }, 6)].flatMap(({ answer }) => answer.brings?.power ?? [])
  expect(built.length).toBeGreaterThan(80)
  expect(built.filter((n) => n > 0)).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TableState } from '@freehold/server/protocol'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { playedMoves } from '../games.fixture.ts'
import { eventsOf } from '../view.ts'
import { tell } from './tell.ts'

beforeAll(async () => {
  const texts = readFileSync(join(import.meta.dirname, '../locales/en/terra-mystica.json'), 'utf8')
  await i18next.init({
    lng: 'en',
    resources: { en: { 'terra-mystica': JSON.parse(texts) } },
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  } as Parameters<typeof i18next.init>[0])
})

/** All moves of some games among people, each with the lines it is told by. */
function* told() {
  for (let i = 0; i < 6; i++)
    for (const { before, after, happened } of playedMoves({ players: 3, factions: 'random' }, `fast:told ${i}`)) {
      const state = { view: after, you: 0 } as unknown as TableState
      const events = eventsOf(happened.events)
      yield { before, after, events, lines: tell([happened], state, ['Ann', 'Bob', 'Cy']).map(({ text }) => text) }
    }
}

test('power is told as far as there was room for it', () => {
  let capped = 0
  for (const { events, lines, before, after } of told()) {
    const [acted] = events
    const [, offered] = acted.type === 'acted' ? (/^leech (\d+)/.exec(acted.key) ?? []) : []
    if (!offered || acted.seat === undefined) continue
    const gained = (bowls: readonly number[]) => bowls[1] + 2 * bowls[2]
    const [was, is] = [before, after].map(({ players }) => gained(players[acted.seat ?? 0].bowls))
    if (after.round !== before.round) continue
    expect(lines[0]).toContain(`take ${is - was} power`)
    if (is - was < Number(offered)) capped++
  }
  expect(capped).toBeGreaterThan(0)
})

test('who declines power says how much and from whom, and a volcano is not dug', () => {
  const lines = [...told()].flatMap(({ lines }) => lines)
  expect(
    lines.filter((line) => / decline/.test(line)).every((line) => /: decline \d power from (you|Bob|Cy)\.$/.test(line)),
  ).toBe(true)
  expect(lines.some((line) => line.endsWith(' power from you.'))).toBe(true)
  const [moves] = [[...playedMoves({ factions: ['dragonlords', 'witches'] }, 'fast:told 1')]]
  const volcanoes = moves.flatMap(({ happened, after }) =>
    tell([happened], { view: after, you: 0 } as unknown as TableState, ['Ann', 'Bob']).flatMap(({ text }) =>
      text.includes('volcano') ? [text] : [],
    ),
  )
  expect(volcanoes.length).toBeGreaterThan(0)
  expect(volcanoes.filter((line) => line.includes('spade'))).toEqual([])
})

test('a first bonus card is taken and nobody passes for it', () => {
  let cards = 0
  for (const { events, lines, before } of told()) {
    const [acted] = events
    if (acted.type !== 'acted' || !acted.key.startsWith('pass BON')) continue
    if (before.round === 0) cards++
    expect(lines[0].includes('pass')).toBe(before.round > 0)
  }
  expect(cards).toBe(18)
})

test('income is told, one line for each', () => {
  let rounds = 0
  for (const { events, lines, before, after } of told()) {
    if (!events.some(({ type }) => type === 'began') || before.phase === 'choosing factions') continue
    rounds++
    const incomes = lines.filter((line) => line.includes(': income: '))
    expect(incomes).toHaveLength(3)
    expect(lines.indexOf(incomes[0])).toBe(lines.indexOf(`Round ${after.round}`) + 1)
    expect(incomes[0]).toMatch(/^(You|Bob|Cy): income: (\d+ [\w ]+, )*\d+ [\w ]+\.$/)
  }
  expect(rounds).toBeGreaterThanOrEqual(30)
})

test('a power action says that power paid for it', () => {
  const lines = [...told()].flatMap(({ lines }) => lines)
  expect(lines.some((line) => line.endsWith(': a priest.'))).toBe(false)
  expect(lines.some((line) => line.endsWith(' a priest for power.'))).toBe(true)
})

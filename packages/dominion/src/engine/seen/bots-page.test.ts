import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { belowFrom, eventsFor, Playthrough } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { dominion } from '../../game.ts'
import { questionKinds } from '../asking/describe.ts'
import { eagerMove, fullOptions } from '../full-games.fixture.ts'
import { eventTypes } from './events.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/bots.md'), 'utf8')
/** From one text to the next other one. */
const part = (of: string, from: string, to: string): string => {
  expect(of).toContain(from)
  return of.split(from)[1].split(to)[0]
}
const section = (title: string): string => part(page, `## ${title}\n`, '\n## ')
const row = (of: string, head: string): string => part(of, `\n| \`${head}\``, '\n')
const missingIn = (text: string, fields: Iterable<string>): string[] =>
  [...fields].filter((each) => !text.includes(`\`${each}\``))

/** The fields that an interface declares, also inside others. */
function fieldsOf(file: string, name: string): string[] {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8')
  const body = part(source, `interface ${name} `, '\n}')
  const fields = [...body.matchAll(/\breadonly (\w+)\??:/g)].map(([, field]) => field)
  expect(fields).not.toEqual([])
  return fields
}

test.each([
  ['Questions of Dominion', questionKinds.slice(1)],
  ['Events of Dominion', eventTypes],
] as const)('the page for bots lists all of them: %s', (title, all) => {
  expect(missingIn(section(title), all)).toEqual([])
})

const questions = section('Questions of Dominion')
const [ofQuestion, ofOption] = questions.split('`detail` of an option:')
const view = section('The view of Dominion')
const seats = view.split('\nOf a seat: ')[1]

test.each([
  ['../asking/option-detail.ts', 'OptionDetail', ofOption],
  ['../asking/option-detail.ts', 'Lies', row(ofOption, 'lies')],
  ['../asking/prompt.ts', 'PromptData', row(ofQuestion, 'prompt')],
  ['view.ts', 'DominionView', view.split('\nOf a seat: ')[0]],
  ['view.ts', 'SeatView', seats],
  ['view.ts', 'PlayedView', seats],
  ['view.ts', 'PlaceView', part(seats, '`places`', '`counters`')],
  ['../rules/scoring.ts', 'Scored', part(seats, '`scoring`', '\n')],
  ['view-supply.ts', 'PileView', row(view, 'piles')],
  ['view-supply.ts', 'Below', part(row(view, 'piles'), '`below`', ';')],
  ['view-supply.ts', 'LandscapeView', row(view, 'landscapes')],
  ['view-supply.ts', 'Counted', part(seats, 'Counters and tokens', '. ')],
])('the page for bots tells all fields: %s, %s', (file, name, told) => {
  expect(missingIn(told, fieldsOf(file, name))).toEqual([])
})

test('the page for bots tells whatever games show: of questions, options and events', () => {
  const shown = { question: new Set<string>(), prompt: new Set<string>(), option: new Set<string>() }
  const events = new Map<string, Set<string>>(eventTypes.map((type) => [type, new Set()]))
  const note = (into: Set<string> | undefined, what: unknown) => {
    for (const field of Object.keys(what ?? {})) into?.add(field)
  }
  for (let number = 0; number < GAMES; number++) {
    const below = belowFrom(`fast:bots ${number}`)
    const game = Playthrough.start(dominion, fullOptions(number), `fast:${number}`)
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      const decision = game.pending()
      if (!decision) break
      note(shown.question, decision.question.detail)
      note(shown.prompt, (decision.question.detail as { prompt?: object }).prompt)
      for (const { detail } of decision.options) note(shown.option, detail)
      for (const event of eventsFor(dominion, game.play(eagerMove(decision, below)), decision.seat))
        note(events.get(event.type), event)
    }
  }
  expect(shown.question.size).toBeGreaterThan(6) // so that something was looked at
  expect(missingIn(ofQuestion, shown.question)).toEqual([])
  expect(missingIn(row(ofQuestion, 'prompt'), shown.prompt)).toEqual([])
  expect(missingIn(ofOption, shown.option)).toEqual([])
  const told = section('Events of Dominion')
  const ofAll = told.split('\n| `type`')[0]
  for (const [type, fields] of events) {
    const rows = told
      .split('\n')
      .filter((line) => line.startsWith('| ') && line.split(' | ')[0].includes(`\`${type}\``))
    expect({ type, rows: rows.length }).toEqual({ type, rows: 1 })
    expect({ type, missing: missingIn(`${ofAll}${rows[0]}`, fields) }).toEqual({ type, missing: [] })
  }
})

/** Enough for nearly every field to be seen, in seconds. */
const GAMES = 40
const MOST_MOVES = 300

test('the event that the page shows is one that happens', () => {
  const told = JSON.parse(part(page, '{"type": "event", "event": ', '}\n') || 'null')
  const game = Playthrough.start(dominion, dominion.options({ kingdom: 'First Game', players: 2 }), 'fast:gold')
  const seen = []
  for (let decision = game.pending(); decision && seen.length === 0; decision = game.pending()) {
    const wished = ['buy Gold', 'play treasures', 'buy Silver', 'end']
    const move = wished.map((key) => decision.options.findIndex((option) => option.key === key)).find((i) => i >= 0)
    seen.push(
      ...game
        .play([move as number])
        .filter(({ type, seat, cards }) => type === 'gained' && seat === told.seat && cards?.[0] === 'Gold'),
    )
  }
  expect(seen).toEqual([told])
})

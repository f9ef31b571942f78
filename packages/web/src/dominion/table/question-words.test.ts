import { dominion } from '@freehold/dominion'
import { english } from '@freehold/dominion/words'
import { belowFrom, type Decision, Playthrough, randomMove } from '@freehold/kernel'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { openAllBoxes } from '../cards/all-boxes.ts'
import { printedNow } from '../cards/card-facts.ts'
import texts from '../locales/en/dominion.json'
import { placeOptions } from './placing.ts'
import { questionText, stepsText, type Wording } from './question-words.ts'

await openAllBoxes()

const t = ((key: string) => `<${key}>`) as unknown as TFunction<'dominion'>
const wording: Wording = { tongue: english, version: printedNow('2e'), t, nameOf: (seat) => `Player ${seat + 1}` }

const kingdoms = [
  'Pawn,Steward,Minion,Nobles,Courtier,Secret Passage,Swindler,Wishing Well,Masquerade,Replace',
  'Cellar,Artisan,Sentry,Bandit,Library,Throne Room,Mine,Remodel,Vassal,Harbinger',
  'Torturer,Lurker,Diplomat,Mill,Ironworks,Baron,Upgrade,Trading Post,Patrol,Courtyard',
  'Possession,Watchtower,Trader,Band of Misfits,Hermit,Scheme,Moat,Witch,Militia,Bureaucrat',
].map((names) => names.split(','))

/** Decisions of a game that is played eagerly and otherwise without a plan. */
function* decisions(kingdom: readonly string[], players: number): Generator<Decision> {
  const options = { players, kingdom, asking: 'open', rules: { provinces: 3, emptyPiles: 2 } }
  const game = Playthrough.start(dominion, options, `fast:${kingdom.join()}`)
  const below = belowFrom(`fast:${kingdom.join()}`)
  for (let asked = game.pending(); asked; asked = game.pending()) {
    yield asked
    const eager = asked.options.findIndex(({ key }) => /^(play|buy (?!Copper|Curse))/.test(key))
    game.play(eager >= 0 && below(4) > 0 ? [eager] : randomMove(asked, below))
  }
}

test.each(kingdoms)('the page says in English what the rules say, with %s', (...kingdom) => {
  const seen = new Set<string>()
  for (const decision of [...decisions(kingdom, 2), ...decisions(kingdom, 4)]) {
    const { kind, text } = decision.question
    seen.add(kind)
    const said = questionText(decision, wording)
    if (said.startsWith('<'))
      expect(texts.ask).toHaveProperty(said.replace(/^<ask\.(\w+)>$/, '$1').replace('choose', 'choose_one'))
    else expect(said).toBe(`${text}.`)
    const { plates } = placeOptions(decision, dominionView(decision))
    for (const { option, steps } of plates)
      expect(stepsText(decision, steps, wording)).toBe(decision.options[option].text)
  }
  expect(seen.size).toBeGreaterThan(3)
})

/** A view that is enough to place options that are no cards. */
const dominionView = ({ actor }: Decision) =>
  ({ piles: [], seats: Array.from({ length: actor + 1 }, () => ({ hand: { cards: [] } })) }) as never

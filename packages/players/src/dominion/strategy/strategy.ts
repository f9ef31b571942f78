/** Strategies as people write them in files: what to buy, in which order and when. docs/strategies.md explains them. */
import { allLandscapes, editions } from '@freehold/dominion'
import { InputError, parseInput } from '@freehold/kernel'
import { z } from 'zod'
import { type Condition, cardNames, isCard, parseCondition } from './expression.ts'
import { noSuchOption } from './options.ts'
import { didYouMean } from './spelling.ts'

/** A card, and when. */
export interface Entry {
  readonly card: string
  readonly when?: Condition
}

/** How a question of a card is answered: the number of an option from 1, yes or no, or cards, the dearest first. */
export interface Preference {
  readonly card: string
  readonly when?: Condition
  readonly answer: number | 'yes' | 'no' | readonly string[]
}

export interface Strategy {
  readonly name: string
  readonly about: string // one sentence: how it plays
  readonly buy: readonly Entry[] // the first that can be paid and is wanted: cards, Events and Projects
  readonly play: readonly Entry[] // actions played before all others, in this order
  readonly idle: readonly string[] // actions that are never played, landscapes that are never bought
  readonly trash: readonly Entry[] // what is trashed gladly, in this order, and spared while its condition does not hold
  readonly answers: readonly Preference[] // to what single cards ask
  /** The kingdom cards without which it is not itself. */
  readonly needs: readonly string[]
  readonly evolved?: Evolved
}

const text = (what: string) => z.string({ error: `expected ${what}` }).min(1, `expected ${what}`)
const card = text('the name of a card').refine(isCard, {
  error: ({ input }) => `there is no card "${input}"${didYouMean(String(input), cardNames())}`,
})

const isSheet = (name: string): boolean => allLandscapes.some((each) => each.name === name)
const cardOrLandscape = text('the name of a card').refine((name) => isCard(name) || isSheet(name), {
  error: ({ input }) =>
    `there is no card "${input}"${didYouMean(String(input), [...cardNames(), ...allLandscapes.map(({ name }) => name)])}`,
})

const condition = text('a condition such as "own(Gold) > 1"').transform((written, context): Condition => {
  try {
    return parseCondition(written)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    context.addIssue({ code: 'custom', message: error.message })
    return z.NEVER
  }
})

const atMost = z.int('expected a whole number from 1').min(1, 'expected a whole number from 1')

/** `"Gold"` alone is `{"card": "Gold"}`. */
function entry(extra: boolean) {
  const fields = {
    card: extra ? cardOrLandscape : card,
    when: condition.optional(),
    ...(extra && { atMost: atMost.optional() }),
  }
  return z.preprocess(
    (input) => (typeof input === 'string' ? { card: input } : input),
    z.strictObject(fields, {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `there is no field ${issue.keys.map((key) => `"${key}"`).join(', ')}; there are ${Object.keys(fields).join(', ')}`
          : 'expected a card, or {"card": …, "when": …}',
    }),
  )
}

const ANSWER = 'expected the number of an option from 1, "yes", "no", or a list of cards'
const optionNumber = z.int(ANSWER).min(1, ANSWER)

const preference = z
  .strictObject(
    {
      card: cardOrLandscape,
      when: condition.optional(),
      answer: z.union([optionNumber, z.enum(['yes', 'no']), z.array(card).min(1)], { error: ANSWER }),
    },
    { error: 'expected {"card": …, "answer": …, "when": …}' },
  )
  .superRefine(({ card: name, answer }, context) => {
    const message = typeof answer === 'number' && noSuchOption(name, answer)
    if (message) context.addIssue({ code: 'custom', path: ['answer'], message })
  })

const share = z.number().min(0).max(1)
/** Files that were written before called it points. */
function withShare(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('points' in input)) return input
  const { points, ...rest } = input
  return { share: points, ...rest }
}

/** Games against another strategy, and the share of them that it takes, with its interval. */
const measured = z.preprocess(
  withShare,
  z.strictObject({ strategy: text('a strategy'), games: z.int(), share, low: share, high: share }),
)
export type Measured = Readonly<z.infer<typeof measured>>

const evolved = z.strictObject({
  kingdom: z.strictObject({ edition: z.enum(editions), cards: z.array(z.string()).readonly() }), // piles
  command: text('the command that found it'),
  generations: z.int().min(0),
  best: measured.optional(), // against the strongest hand-written strategy of this kingdom
  hardest: measured.optional(), // against the hand-written strategy that does best against this one
})
/** For which kingdom a strategy was bred, how, and how strong it turned out. */
export type Evolved = Readonly<z.infer<typeof evolved>>

const list = <T extends z.ZodType>(of: T) => z.array(of, 'expected a list').default([])

const fields = {
  name: text('a name'),
  about: text('a sentence about how it plays').default('A strategy of its own'),
  buy: z.array(entry(true), 'expected a list of cards').min(1, 'expected at least one card to buy'),
  play: list(entry(false)),
  idle: list(cardOrLandscape),
  trash: list(entry(false)),
  answers: list(preference),
  needs: z.array(card, 'expected a list of cards').optional(),
  evolved: evolved.optional(),
}
const schema = z.strictObject(fields, {
  error: (issue) =>
    issue.code === 'unrecognized_keys'
      ? `there is no field ${issue.keys.map((key) => `"${key}"`).join(', ')}; there are ${Object.keys(fields).join(', ')}`
      : 'expected {"name": …, "buy": […]}',
})

type Written = { card: string; when?: Condition; atMost?: number }

/** Throws `InputError` of one line that names `what` (the file) and the place in it. */
export function parseStrategy(input: unknown, what: string): Strategy {
  const { needs, evolved: bred, ...read } = parseInput(schema, input, what)
  const buy = (read.buy as Written[]).map(limited)
  const play = read.play as Entry[]
  const trash = read.trash as Entry[]
  const answers = read.answers as Preference[]
  return { ...read, buy, play, trash, answers, needs: needs ?? kingdomCardsIn(buy), ...(bred && { evolved: bred }) }
}

/** `own(card) < n` */
export const ownsFewer = (card: string, n: number): Condition => ({
  is: '<',
  left: { of: 'own', what: card },
  right: { of: 'number', n },
})

/** `atMost` is a condition too. */
function limited({ card, when, atMost }: Written): Entry {
  if (atMost === undefined) return when ? { card, when } : { card }
  const fewer = ownsFewer(card, atMost)
  return { card, when: when ? { is: 'and', parts: [fewer, when] } : fewer }
}

const basics = ['Copper', 'Silver', 'Gold', 'Platinum', 'Potion', 'Estate', 'Duchy', 'Province', 'Colony', 'Curse']

const kingdomCardsIn = (entries: readonly Entry[]): string[] => [
  ...new Set(entries.map((each) => each.card).filter((name) => !basics.includes(name) && isCard(name))),
]

/** How people write the names of cards, and what they may answer. */
import { InputError } from '@freehold/kernel'
import { allCards, allLandscapes, cardsOf, landscapesOf, pilesOf } from '../cards/index.ts'
import { optionKeys as keysOf } from '../engine/asking/option-key.ts'
import { EXILE, TAVERN } from '../engine/compile/operations.ts'
import type { Card, ChooseOptions, Edition, Step } from '../language/types.ts'
import { anyStep, stepsOf } from '../language/walk.ts'
import { closedOf, closedWords } from '../setup/closed.ts'
import { didYouMean, foldName } from '../setup/names.ts'
import { repeat } from './shapes.ts'

/** A card that only another edition has. */
export class OtherEdition extends InputError {
  override name = 'OtherEdition'
}

/** A card that is written and cannot be played yet. */
class ClosedCard extends InputError {
  override name = 'ClosedCard'
}

/** The name of a card or landscape as we spell it. Throws `InputError` where the edition has no such card. */
export function cardNamed(written: string, edition: Edition): string {
  const landscapes = [...landscapesOf(edition).keys()]
  const found =
    look(written, [...cardsOf(edition).keys()]) ?? look(written, landscapes) ?? look(`The ${written}`, landscapes)
  if (found) return found
  const other = edition === '1e' ? '2e' : '1e'
  const there = look(written, [...cardsOf(other).keys()])
  if (there) throw new OtherEdition(`${there} is not among the ${edition} cards; say "edition": "${other}"`)
  const closed = closedOf(written)
  if (closed) throw new ClosedCard(closedWords(closed))
  const names = [...allCards, ...allLandscapes].map(({ name }) => name)
  throw new InputError(`there is no card ${JSON.stringify(written)}${didYouMean(written, names)}`)
}

/** A pile's name: its card's, or its own where several cards lie in it. */
export const pileNamed = (written: string, edition: Edition): string =>
  pilesOf(edition).find(({ name }) => foldName(name) === foldName(written))?.name ?? cardNamed(written, edition)

/** A landscape's name. Throws `InputError` where there is none of that name. */
export function landscapeNamed(written: string, edition: Edition): string {
  const name = cardNamed(written, edition)
  if (landscapesOf(edition).has(name)) return name
  throw new InputError(`${name} is a card, no landscape`)
}

/** A mat's name: its card's, or that of Exile or the Tavern. */
export function matNamed(written: string, edition: Edition): string {
  for (const place of [EXILE, TAVERN]) if (foldName(written) === foldName(place)) return place
  const name = cardNamed(written, edition)
  const mats = [...cardsOf(edition).values()].filter(hasMat).map((card) => card.name)
  if (!mats.includes(name)) throw new InputError(`${name} has no mat; cards with one are ${mats.join(', ')}`)
  return name
}

const hasMat = ({ abilities }: Card): boolean =>
  abilities.some((ability) => anyStep(stepsOf(ability), (step) => step.do === 'put' && step.to === 'mat'))

/** Any case, with or without articles, and plurals too. */
function look(written: string, names: readonly string[]): string | undefined {
  const wanted = foldName(written)
  const bare = foldName(withoutArticles(written))
  return (
    names.find((name) => foldName(name) === wanted) ??
    names.find((name) => pluralsOf(foldName(name)).includes(wanted)) ??
    names.find((name) => foldName(withoutArticles(name)) === bare)
  )
}

const withoutArticles = (text: string): string => text.replaceAll(/\b(a|an|the|your|my) /gi, '')

const pluralsOf = (name: string): string[] => [`${name}s`, `${name}es`, name.replace(/y$/, 'ies')]

// Answers

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** Paying off as much debt as one can. */
export const PAY_ALL = 'pay off debt'

/** One thing chosen: a phrase such as `end turn`, or a card, perhaps with what is done to it. */
export interface Choice {
  readonly text: string // as it was written
  readonly phrase?: string
  readonly verb?: string
  readonly card?: string
}

const verbs = [
  'use',
  'play',
  'buy',
  'reveal',
  'resolve',
  'trash',
  'discard',
  'gain',
  'put',
  'pass',
  'name',
  'receive',
  'call',
  'exchange',
] as const

/** Phrases that mean the same as another, by what they mean. */
const phrases: Readonly<Record<string, readonly string[]>> = {
  'end turn': [],
  'end actions': ['end action phase'],
  'end buys': ['end buy phase'],
  'end night': ['end night phase'],
  end: ['end phase', 'stop'],
  'play treasures': ['play all treasures', 'play all', 'treasures'],
  yes: ['y', 'reveal', 'use it'],
  no: ['n', 'decline', 'does not', "doesn't", 'reveal nothing'],
  done: ['pass', 'none', 'nothing', 'no more'],
  top: ['on top', '0 down'],
  bottom: ['on bottom', 'to bottom'],
  take: ['keep', 'put into hand', 'take mat', 'take cards'],
  'put back': ['topdeck', 'put on top', 'put on deck', 'put onto deck'],
  trash: ['trash 2 cards', 'trash two cards', 'trash it', 'trash hand'],
  'put under': ['put on bottom', 'put back on bottom', 'leave', 'leave it'],
  'set aside': ['set aside top card', 'put on mat'],
  'others reveal': ['attack', 'raid'],
  '+Coins': ['coins', 'take coins'],
  gain: ['gain another', 'next time', 'they gain', 'they gain it', 'they gain copy'],
  'you gain': ['you gain it', 'you gain copy'],
  'discard from Exile': [
    'discard from exile',
    'discard exiled copies',
    'discard copies from exile',
    'discard exiled cards',
  ],
  now: ['immediately'],
  'spend Coffers': ['spend coffers', 'spend coffer', 'spend coin token', 'use coffers'],
  'spend Villager': ['spend villager', 'spend villagers', 'use villager'],
  receive: ['receive now', 'receive it now'],
  'next turn': ['receive next turn', 'receive later', 'later', 'at start of next turn'],
  discard: ['discard 2 cards', 'discard two cards', 'discard hand', 'discard it'],
}

const meanings = new Map(
  Object.entries(phrases).flatMap(([meaning, others]) => [meaning, ...others].map((each) => [each, meaning])),
)

/** `+2 Coins` and `+2 coin` are the same. */
const loose = (text: string): string =>
  plain(text)
    .replace(/s$/, '')
    .replace(/^\+ ?(\d+) ?/, '+$1 ')

type InAnyOrder = Extract<Step, { do: 'inAnyOrder' }>

/** What cards let one choose among, such as `+1 Card`. */
const optionKeys = new Map(
  [...allCards, ...allLandscapes]
    .flatMap((card) => choicesIn(card.abilities))
    .flatMap(keysOf)
    .map((key) => [loose(key), key]),
)

/** The parts of every choice, and of what is done in any order. */
function choicesIn(tree: unknown): ChooseOptions['options'][] {
  if (typeof tree !== 'object' || tree === null) return []
  const inside = Object.values(tree).flatMap(choicesIn)
  if (!('do' in tree)) return inside
  if (tree.do === 'chooseOptions') return [(tree as unknown as ChooseOptions).options, ...inside]
  return tree.do === 'inAnyOrder' ? [(tree as unknown as InAnyOrder).parts, ...inside] : inside
}

/** What an answer chooses. Throws `InputError` where it can be no answer to anything. */
export function choicesOf(answer: string | readonly string[], edition: Edition): Choice[] {
  const texts = typeof answer === 'string' ? [answer] : answer
  return texts.flatMap((entry) => entry.split(/,| and /)).flatMap((entry) => choiceOf(entry.trim(), edition))
}

function choiceOf(written: string, edition: Edition): Choice[] {
  const text = sameAs(inOrders(withoutArticles(written)))
  const option = optionKeys.get(loose(text))
  const phrase =
    meanings.get(plain(text)) ?? option ?? debtPaid(text) ?? amount(text) ?? depth(text) ?? toldApart(text, edition)
  // A phrase may be a card with what is done to it as well: `gain Gold` is an option of Courtier.
  const verb = verbs.find((each) => plain(text).startsWith(`${each} `))
  if (phrase !== undefined && !(option && verb)) return [{ text, phrase }]
  const names = repeat(verb ? text.slice(verb.length + 1).replace(whither, '') : text)
  try {
    return names.map((name) => ({
      text,
      ...(phrase && { phrase }),
      ...(verb && { verb }),
      card: plain(name) === 'ruins' ? 'Ruins' : cardNamed(name, edition),
    }))
  } catch (error) {
    if (phrase !== undefined) return [{ text, phrase }]
    if (verb || error instanceof OtherEdition || error instanceof ClosedCard) throw error
    throw new InputError(
      `${JSON.stringify(text)} is no answer to anything; answers are cards, or such as "play Smithy", "yes", "done", "end turn"${didYouMean(
        text,
        allCards.map((card) => card.name),
      )}`,
    )
  }
}

/** `Estate from discard`, `Band of Misfits as Village`: what an option is called where two cards share a name. */
function toldApart(text: string, edition: Edition): string | undefined {
  const [, card, word, rest] = /^(.+) (from|as) (.+)$/.exec(text) ?? []
  const names = [...cardsOf(edition).keys()]
  const first = card && look(card, names)
  const last = word === 'from' ? /^discard( pile)?$/i.test(rest) && 'discard' : rest && look(rest, names)
  return first && last ? `${first} ${word} ${last}` : undefined
}

/** Other words for putting, choosing and declining: `set aside Gold` as `put Gold`, `choose Gold` as `Gold`. */
const sameAs = (text: string): string =>
  meanings.has(plain(text)) || optionKeys.has(loose(text))
    ? text
    : text
        .replace(/^(sets? aside|returns?) /i, 'put ')
        .replace(/^(embargo(es)?|(puts?|adds?) (an )?(embargo )?token on(to)?) (?=.)/i, '')
        .replace(/^(choose|picks?|takes?|gives?) (to )?(?=.)/i, '')
        .replace(/^keeps? .+/i, 'take')
        .replace(/^[a-z]+ (nothing|none|no cards?|0)$/i, 'done')
        .replace(/^(does not|doesn't) .+/i, 'no')

/** `plays Smithy` as `play Smithy`. */
function inOrders(text: string): string {
  const [first, ...rest] = text.trim().split(/\s+/)
  const order = [...verbs, 'choose', 'end', 'decline', 'spend'].find((verb) =>
    pluralsOf(verb).includes(first?.toLowerCase()),
  )
  return [order ?? first, ...rest].join(' ')
}

/** Where a card goes or comes from is the game's business: `put Copper onto deck`. */
const whither =
  / ((on|onto|to|into|from|in) (top of )?(deck|hand|discard|discard pile|trash|supply)|on top|on bottom|back)$/i

/** `pay off 3 debt`; without a number as much as one can. */
function debtPaid(text: string): string | undefined {
  const found = /^pays?( off)?(?: (\d+))? debt$/.exec(plain(text))
  return found ? (found[2] ? `pay off ${found[2]} debt` : PAY_ALL) : undefined
}

/** `pay 3`, `overpay 3`, `overpay 1 Potion`, `bid 5`: so many. */
function amount(text: string): string | undefined {
  return /^(?:(?:over)?pays?|bids?) (\d+)( (coins?|potions?|coffers|debt))?$/.exec(plain(text))?.[1]
}

/** `3 down`: so many cards above it. The number alone may mean an amount as well. */
function depth(text: string): string | undefined {
  const n = /^(\d+)( (cards )?down)?$/.exec(plain(text))?.[1]
  return n === undefined ? undefined : plain(text) === n ? n : `${n} down`
}

/** Menus with an idea, made from the traits of the cards: engines, rushes, Victory cards that feed on each other. */
import type { Below } from '@freehold/kernel'
import {
  cleaning,
  type Entry,
  ending,
  type Genome,
  isDear,
  line,
  moneyWith,
  pick,
  type Stock,
  tidy,
  withColonies,
} from './genome.ts'

interface Engine {
  readonly draw: string | undefined
  readonly village: string | undefined
  readonly payload: readonly string[]
  readonly trasher: string | undefined
}

/** Draw and villages in step, payload, and Provinces once the deck goes round. */
function engine({ draw, village, payload, trasher }: Engine, stock: Stock, below: Below): Genome {
  const ready = pick(['drawing >= 8', 'drawing >= 6 or turn > 12', 'own(Gold) > 0', 'money >= 9', 'turn > 9'], below)
  const few = 1 + below(2)
  const parts: Entry[] = [
    ...payload.map((card, i) => line(card, `own(${card}) < ${i === 0 ? few : 1 + below(3)}`)),
    ...(draw
      ? [
          line(
            draw,
            village
              ? `own(${draw}) < ${3 + below(5)} and spareActions >= -${below(2)}`
              : `own(${draw}) < ${3 + below(6)}`,
          ),
        ]
      : []),
    ...(village ? [line(village, `spareActions < ${1 + below(2)}`)] : []),
  ]
  const gold = line('Gold', below(2) === 0 ? undefined : `own(Gold) < ${1 + below(4)}`)
  return withColonies(
    tidy({
      buy: [
        line('Province', ready),
        ...ending(),
        ...(trasher ? [line(trasher, `own(${trasher}) < 1 and turn < ${3 + below(4)}`)] : []),
        ...(below(2) === 0 ? [...parts, gold] : [gold, ...parts]),
        line('Silver', below(2) === 0 ? undefined : `own(Silver) < ${2 + below(3)}`),
      ],
      play: [],
      trash: trasher ? cleaning(below) : [],
    }),
    stock,
  )
}

interface Thin {
  readonly trasher: string
  readonly lead: string // gives back the action it costs, and is bought first of all
  readonly draw: string | undefined // that does not: as many of it as there are villages
  readonly attack: string | undefined
}

/** A deck so thin that it draws itself: it is cleaned first, and Provinces wait until enough of it is there. */
function thin({ trasher, lead, draw, attack }: Thin, stock: Stock, below: Below): Genome {
  const { chains, traits, price } = stock
  const others = chains.filter((card) => card !== lead && price(card) >= DEAR_PART).slice(0, MOST_OTHERS)
  const sum = (cards: readonly string[]) => cards.map((card) => `own(${card})`).join(' + ')
  const parts = sum([lead, ...others, ...(draw ? [draw] : [])])
  const villages = traits.village.filter((card) => chains.includes(card))
  const [village] = villages.toSorted((a, b) => price(a) - price(b))
  const enough = 7 + below(4)
  const inStep = draw && village
  return withColonies(
    tidy({
      buy: [
        line('Province', `${parts} + own(Gold) >= ${enough} or turn > ${15 + below(4)}`),
        ...ending(),
        line(trasher, `own(${trasher}) < 1 and turn < 5`),
        ...(attack ? [line(attack, `own(${attack}) < 1`)] : []),
        line('Gold', `own(Gold) < ${1 + below(3)} and ${parts} >= ${Math.ceil(enough / 2)}`),
        line(lead, `own(${lead}) < ${3 + below(3)}`),
        ...others.map((card) => line(card, `own(${card}) < ${1 + below(2)}`)),
        line(lead),
        ...others.map((card) => line(card)),
        line('Gold'),
        ...(inStep ? [line(draw, `own(${draw}) < ${sum(villages)}`)] : []),
        ...(inStep ? [line(village, `own(${village}) < own(${draw}) + 1 and turn > 4`)] : []),
        line('Silver', `own(Silver) < ${2 + below(2)}`),
      ],
      play: [],
      trash: cleaning(below),
    }),
    stock,
  )
}

/** Something that gains cheap cards, many of them, and Victory cards that count them or empty piles. */
function rush(
  gainer: string | undefined,
  victory: string | undefined,
  stock: Stock,
  below: Below,
  many = 3 + below(5),
): Genome {
  const enough = gainer ? `own(${gainer}) >= ${Math.min(many, 2 + below(4))} or turn > 8` : undefined
  return tidy({
    buy: [
      ...(gainer ? [line(gainer, `own(${gainer}) < ${many}`)] : []),
      ...(stock.colonies || below(2) === 0 ? [] : [line('Province')]),
      ...(victory ? [line(victory, below(2) === 0 ? enough : undefined)] : []),
      line('Duchy', victory ? undefined : 'toEnd <= 8'),
      ...(gainer ? [line(gainer)] : []),
      line('Estate', victory ? `own(${victory}) > 0` : 'toEnd <= 6'),
      line('Silver'),
      ...(below(2) === 0 && victory ? [line('Copper', `own(${victory}) > 1`)] : []),
    ],
    play: [],
    trash: [],
  })
}

/** Victory cards that are worth more the more one has of them, after some money. */
function greening(victory: string, below: Below): Genome {
  return tidy({
    buy: [
      line(victory, `own(Duchy) > ${2 + below(3)} or left(Duchy) = 0`),
      line('Duchy', `own(Gold) > ${below(2)} or own(Silver) > ${2 + below(3)}`),
      line('Province', 'provinces < 3'),
      line('Estate', 'toEnd <= 4'),
      line('Gold', `own(Gold) < ${1 + below(4)}`),
      line('Silver'),
    ],
    play: [],
    trash: [],
  })
}

/** One skeleton by lot. */
export function randomSkeleton(stock: Stock, below: Below): Genome {
  const { traits, victories, actions } = stock
  const maybe = (from: readonly string[], of = 4) => (from.length > 0 && below(of) > 0 ? pick(from, below) : undefined)
  const kind = below(6)
  if (kind === 0 && victories.length > 0) return rush(maybe(traits.gainer), pick(victories, below), stock, below)
  if (kind === 1 && traits.gainer.length > 0) return rush(pick(traits.gainer, below), undefined, stock, below)
  const payload = [maybe(traits.attack, 3), maybe(traits.buy, 3), maybe(actions, 2)].filter(
    (card) => card !== undefined,
  )
  return engine(
    { draw: maybe(traits.draw, 6), village: maybe(traits.village, 5), trasher: maybe(traits.trasher, 3), payload },
    stock,
    below,
  )
}

/** The ideas that a kingdom suggests, each a few times with other numbers. */
export function skeletons(stock: Stock, below: Below): Genome[] {
  const { traits, victories, landscapes, kingdom } = stock
  const rushes = victories.flatMap((victory) => [
    ...[...traits.gainer, undefined].flatMap((gainer) =>
      RUSHES.map((many) => rush(gainer, victory, stock, below, many)),
    ),
    greening(victory, below),
  ])
  const piles = traits.gainer.map((gainer) => rush(gainer, undefined, stock, below))
  const villages = traits.village.length > 0 ? traits.village : [undefined]
  const trashers = [undefined, ...traits.trasher]
  const combinations = traits.draw.flatMap((draw) =>
    villages.flatMap((village) => trashers.map((trasher) => ({ draw, village, trasher }))),
  )
  const engines = Array.from({ length: Math.min(MOST_ENGINES, ENGINES * combinations.length) }, (_, i) => {
    const { draw, village, trasher } = combinations[i % combinations.length]
    const others = [...traits.attack, ...traits.buy].filter((card) => card !== draw && card !== village)
    const payload = others.length > 0 ? [pick(others, below)] : []
    return engine({ draw, village, trasher, payload }, stock, below)
  })
  const terminals = traits.draw.filter((card) => !stock.chains.includes(card))
  const thinned = traits.trasher.flatMap((trasher) =>
    stock.chains.slice(0, LEADS).flatMap((lead) =>
      [undefined, ...terminals.slice(0, LEADS)].map((draw) => {
        const attacks = traits.attack.filter((card) => card !== lead && card !== draw)
        return thin(
          { trasher, lead, draw, attack: attacks.length > 0 ? pick(attacks, below) : undefined },
          stock,
          below,
        )
      }),
    ),
  )
  const bought = landscapes.flatMap((name) => {
    const beside = pick(kingdom, below)
    const { buy, ...rest } = withColonies(moneyWith([[beside, 1, isDear(stock, beside)]]), stock)
    const silver = buy.findIndex(({ card }) => card === 'Silver')
    return [
      tidy({ ...rest, buy: buy.toSpliced(silver, 0, line(name)) }),
      tidy({ ...rest, buy: [line(name, `turn > ${2 + below(8)}`), ...buy] }),
    ]
  })
  return [...rushes, ...piles, ...engines, ...thinned.slice(0, MOST_THINNED), ...bought]
}

const MOST_ENGINES = 60
/** Cards that a thin deck is built round, and how many others it has beside each. */
const LEADS = 3
const MOST_OTHERS = 3
const MOST_THINNED = 24
/** What a card costs that a thin deck is made of besides. */
const DEAR_PART = 5
/** How often an engine of the same cards is begun, with other numbers and payload. */
const ENGINES = 3
/** How many of the card that gains others a rush begins with: it is all about that number. */
const RUSHES = [3, 5, 6, 8]

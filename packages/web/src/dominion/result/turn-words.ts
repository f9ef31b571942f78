/** What happened in a turn, in short sentences. */
import type { TFunction } from 'i18next'
import type { Hit, TurnTold } from './story.ts'

type Naming = (card: string) => string
type Say = TFunction<'result'>

/** `2 Copper, Gold` */
const listed = (cards: readonly string[], cardName: Naming): string =>
  [...Map.groupBy(cards, (card) => card)]
    .map(([card, { length }]) => (length > 1 ? `${length} ${cardName(card)}` : cardName(card)))
    .join(', ')

export interface TurnWording {
  readonly names: readonly string[]
  readonly cardName: Naming
  readonly t: Say
}

/** `bought Gold · Cora discarded 2 cards` */
export const turnWords = (turn: TurnTold, wording: TurnWording): string =>
  [...deedsOf(turn, wording), ...hitsOf(turn.hits, wording)].join(' · ')

function deedsOf({ bought, gained, trashed }: TurnTold, { cardName, t }: TurnWording): readonly string[] {
  return [
    t('boughtCards', { cards: listed(bought, cardName) || t('nothing') }),
    ...(gained.length > 0 ? [t('gained', { cards: listed(gained, cardName) })] : []),
    ...(trashed.length > 0 ? [t('trashed', { cards: listed(trashed, cardName) })] : []),
  ]
}

/** What others suffered; those who suffered the same in one sentence. */
function hitsOf(hits: readonly Hit[], { names, cardName, t }: TurnWording): readonly string[] {
  const bySeat = [...Map.groupBy(hits, ({ seat, did }) => `${seat} ${did}`).values()].map((same) => ({
    ...same[0],
    cards: same.flatMap(({ cards }) => cards),
  }))
  const what = ({ did, cards }: Hit) => (did === 'discarded' ? `${cards.length}` : listed(cards, cardName))
  return [...Map.groupBy(bySeat, (hit) => `${hit.did} ${what(hit)}`).values()].map((same) => {
    const [hit] = same
    const others = same.map(({ seat }) => names[seat])
    return t(`hits.${hit.did}`, { names: others, cards: what(hit), count: hit.cards.length })
  })
}

/** In a word or two: what was got, or else what else was done. */
export function shortWords({ seat, bought, gained, trashed }: TurnTold, { names, cardName, t }: TurnWording): string {
  const name = names[seat]
  const got = bought.at(0) ?? gained.at(0)
  if (got !== undefined) return t('short.takes', { name, card: cardName(got) })
  return trashed.length > 0 ? t('short.trashes', { name, card: cardName(trashed[0]) }) : t('short.nothing', { name })
}

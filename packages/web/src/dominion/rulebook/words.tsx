/** The words of the cards, each beside its symbol. */
import type { Edition } from '@freehold/dominion'
import type { GlyphId } from '@freehold/dominion/symbols'
import { useTranslation } from 'react-i18next'
import { AnyGlyph } from '../cards/any-glyph.tsx'
import { isPlayed } from './plays.ts'
import { PlayButton } from './rule-list.tsx'
import styles from './rulebook-page.module.css'

const SYMBOLS = {
  gain: 'gain',
  trash: 'trash',
  discard: 'discard',
  reveal: 'reveal',
  setAside: 'aside',
  lookAt: 'look',
  fromDeck: 'deckTop',
  shuffle: 'shuffle',
  play: 'play',
  may: 'chosenByYou',
  others: 'others',
  inPlay: 'inPlay',
  supply: 'supply',
} as const satisfies Record<string, GlyphId>
const words = Object.keys(SYMBOLS) as (keyof typeof SYMBOLS)[]

export function Words({ edition }: { readonly edition: Edition }) {
  const { t } = useTranslation('rulebook')
  return (
    <section id="words">
      <h2>{t('words.title')}</h2>
      <dl className={styles.words}>
        {words.map((word) => {
          const rule = `words.${word}`
          return (
            <div key={word}>
              <dt>
                <AnyGlyph id={SYMBOLS[word]} />
                {t(`words.names.${word}`)}
              </dt>
              <dd>
                <p>
                  {t(`words.list.${word}`)}{' '}
                  {isPlayed(rule) && <PlayButton rule={rule} words={t(`words.list.${word}`)} edition={edition} />}
                </p>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

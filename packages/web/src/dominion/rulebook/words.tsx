/** The words of the cards, each beside its symbol. */
import type { Edition } from '@freehold/dominion'
import type { GlyphId } from '@freehold/dominion/symbols'
import { useTranslation } from 'react-i18next'
import shared from '../../parts/rulebook.module.css'
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
  shuffleUnder: 'shuffle',
  play: 'play',
  may: 'chosenByYou',
  others: 'others',
  inPlay: 'inPlay',
  supply: 'supply',
} as const satisfies Record<string, GlyphId>
const words = Object.keys(SYMBOLS) as (keyof typeof SYMBOLS)[]
/** Words that an edition understands in its own way. */
const of: Readonly<Record<string, Edition>> = { shuffle: '1e', shuffleUnder: '2e' }

export function Words({ edition }: { readonly edition: Edition }) {
  const { t } = useTranslation('rulebook')
  return (
    <section id="words">
      <h2>{t('words.title')}</h2>
      <dl className={styles.words}>
        {words
          .filter((word) => (of[word] ?? edition) === edition)
          .map((word) => {
            const rule = `words.${word}`
            return (
              <div key={word}>
                <dt>
                  <AnyGlyph id={SYMBOLS[word]} />
                  <span>
                    {t(`words.names.${word}`)}{' '}
                    {of[word] && <small className={shared.tag}>{t(`only.${of[word]}`)}</small>}
                  </span>
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

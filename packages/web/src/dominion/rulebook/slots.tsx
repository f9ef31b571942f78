/** What comes when: the slots of the symbol sheet, in which whatever waits for something is done. */
import type { Edition } from '@freehold/dominion'
import type { GlyphId } from '@freehold/dominion/symbols'
import { useTranslation } from 'react-i18next'
import { AnyGlyph } from '../cards/any-glyph.tsx'
import { isPlayed } from './plays.ts'
import { PlayButton } from './rule-list.tsx'
import styles from './rulebook-page.module.css'

/** The steps of each, in their order; a waiting effect is drawn as the symbol sheet draws its time. */
const SLOTS = {
  play: { before: 'that-played', inPlay: 'inPlay', attack: 'cardReaction', does: 'play' },
  buy: { pay: 'coin', bought: 'that-bought', gain: 'gain' },
  gain: { would: 'wouldGain', moved: 'discardPile', gained: 'that-gained' },
  trash: { moved: 'trash', trashed: 'that-trashed' },
  discard: { moved: 'discard', discarded: 'that-discarded' },
  turn: {
    start: 'turnStart',
    actions: 'phase-action',
    buys: 'phase-buy',
    night: 'phase-night',
    cleanUp: 'phase-cleanUp',
    drawn: 'handDrawn',
    end: 'turnEnd',
    after: 'afterTurn',
  },
} as const satisfies Record<string, Readonly<Record<string, GlyphId>>>

export function Slots({ edition }: { readonly edition: Edition }) {
  const { t } = useTranslation('rulebook')
  return (
    <div className={styles.slots}>
      <h3>{t('slots.title')}</h3>
      <p>{t('slots.text')}</p>
      {(Object.keys(SLOTS) as (keyof typeof SLOTS)[]).map((deed) => {
        const rule = `slots.${deed}`
        const title = t(`slots.list.${deed}.title`)
        return (
          <div key={deed}>
            <p>
              <b>{title}</b> {isPlayed(rule) && <PlayButton rule={rule} words={title} edition={edition} />}
            </p>
            <ol>
              {Object.entries<GlyphId>(SLOTS[deed]).map(([step, glyph]) => {
                const words = t(`slots.list.${deed}.steps.${step}` as 'slots.list.buy.steps.pay')
                const own = `${rule}.${step}` // where the example of the whole deed passes it by
                return (
                  <li key={step}>
                    <AnyGlyph id={glyph} />
                    <p>
                      {words}{' '}
                      {isPlayed(own) && <PlayButton rule={own} words={`${title}: ${words}`} edition={edition} />}
                    </p>
                  </li>
                )
              })}
            </ol>
          </div>
        )
      })}
    </div>
  )
}

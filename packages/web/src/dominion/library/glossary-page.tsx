/** Every symbol of the card language, with what it means and a card on which it stands. */
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Frame } from '../../parts/frame.tsx'
import { useTongue } from '../tongue.ts'
import { glossaryGroups } from './glossary.ts'
import styles from './glossary-page.module.css'
import { slugOf } from './library.ts'

const EXAMPLES = 3

export default function GlossaryPage() {
  const { t } = useTranslation('library')
  const tongue = useTongue()
  return (
    <Frame title={t('symbols.title')}>
      <h1 className={styles.title}>{t('symbols.title')}</h1>
      <ul className={styles.reading}>
        {(['order', 'numbers', 'who', 'chooser', 'from', 'boxes', 'bare'] as const).map((rule) => (
          <li key={rule}>{t(`symbols.reading.${rule}`)}</li>
        ))}
      </ul>
      {glossaryGroups(tongue).map(({ title, entries }) => (
        <section key={title} className={styles.group}>
          <h2>{t(`symbols.groups.${title as 'Places'}`, { defaultValue: title })}</h2>
          <dl>
            {entries.map(({ id, svg, meaning, cards }, i) => (
              <div key={id} id={id}>
                <dt>
                  <span className="visually-hidden">{t('symbols.one', { n: i + 1 })}</span>
                  <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
                </dt>
                <dd>
                  {meaning}
                  {cards.length > 0 && (
                    <span className={styles.examples}>
                      {cards.slice(0, EXAMPLES).map((card) => (
                        <Link key={card} href={`/cards/${slugOf(card)}`}>
                          {tongue.cardName(card)}
                        </Link>
                      ))}
                    </span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Frame>
  )
}

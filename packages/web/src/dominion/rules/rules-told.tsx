/** What is agreed on at a table beyond the ten cards, for those who think of joining it. */
import type { DominionOptions } from '@freehold/dominion'
import { rulesOf } from '@freehold/dominion/rules'
import { useTranslation } from 'react-i18next'
import { useTongue } from '../tongue.ts'
import { ruleOrder, useRuleWords } from './rule-words.ts'
import styles from './rules-told.module.css'

export default function RulesTold({ options }: { readonly options: DominionOptions }) {
  const { t } = useTranslation('rules')
  const { name, says } = useRuleWords()
  const beside = useBeside(options)
  const { rules, edition, players, asking, start } = options
  const usual = rulesOf(edition, players)
  const odd = ruleOrder.filter((rule) => rules[rule] !== usual[rule])
  const begins =
    typeof start === 'number'
      ? t('start.seat', { n: start + 1 })
      : t(start === 'random' ? 'start.random' : 'start.winners')
  return (
    <section className={styles.told} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {beside.length > 0 && (
        <p>
          {t('told.beside')}: {beside.join(', ')}.
        </p>
      )}
      <details open={odd.length > 0}>
        <summary>{t('told.summary', { count: odd.length })}</summary>
        <dl>
          {[...odd, ...ruleOrder.filter((rule) => !odd.includes(rule))].map((rule) => (
            <div key={rule} data-odd={odd.includes(rule)}>
              <dt>{name(rule)}</dt>
              <dd>{says(rule, rules[rule])}</dd>
            </div>
          ))}
          <div>
            <dt>{t('start.name')}</dt>
            <dd>{begins}</dd>
          </div>
          <div>
            <dt>{t('asking.name')}</dt>
            <dd>{t(`asking.${asking}`)}</dd>
          </div>
        </dl>
      </details>
    </section>
  )
}

/** `Colonies and Platinum`, `Shelters by lot`, the landscapes by name. */
function useBeside({ colonies, shelters, bane, landscapes, blackMarket }: DominionOptions): readonly string[] {
  const { t } = useTranslation('rules')
  const { cardName } = useTongue()
  const orLot = (asked: unknown, what: string) => (asked === 'lot' ? t('told.byLot', { what }) : what)
  return [
    ...(landscapes === 'lot' ? [orLot('lot', t('told.landscapes'))] : (landscapes ?? []).map(cardName)),
    ...(colonies ? [orLot(colonies, t('told.colonies'))] : []),
    ...(shelters ? [orLot(shelters, t('told.shelters'))] : []),
    ...(bane && bane !== 'lot' ? [t('told.bane', { card: cardName(bane) })] : []),
    ...(blackMarket ? [orLot(blackMarket, t('told.market'))] : []),
  ]
}

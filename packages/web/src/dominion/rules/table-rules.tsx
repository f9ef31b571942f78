/** Every rule on which editions, the symbol sheet and habits differ, to be agreed on before a game. */
import type { Asking, Start } from '@freehold/dominion'
import {
  MOST_PILES_TO_END,
  MOST_PROVINCES,
  type Preset,
  presetRules,
  presets,
  type Rules,
  rulesOf,
  ruleValues,
} from '@freehold/dominion/rules'
import type { Edition } from '@freehold/dominion/setup'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/field.tsx'
import { type ChosenRule, isChosen, type Rule, ruleOrder, useRuleWords } from './rule-words.ts'
import styles from './table-rules.module.css'

/** What somebody wants other than usual. */
export interface WantedRules {
  readonly preset?: Preset
  readonly rules: Partial<Rules>
  readonly asking?: Asking
  readonly start: Extract<Start, 'random' | number>
}

export const usualRules: WantedRules = { rules: {}, start: 'random' }

/** As a table is asked for them. */
export const rulesAsked = ({ preset, rules, asking, start }: WantedRules) => ({
  rules: { ...(preset && { preset }), ...rules },
  ...(asking && { asking }),
  start,
})

/** The same at a table of so many: a seat that is gone cannot begin. */
export const fitting = (wanted: WantedRules, players: number): WantedRules =>
  typeof wanted.start === 'number' && wanted.start >= players ? { ...wanted, start: 'random' } : wanted

interface TableRulesProps {
  readonly wanted: WantedRules
  readonly edition: Edition
  readonly players: number
  readonly usualAsking: Asking // unless something else is wanted
  onWanted(wanted: WantedRules): void
}

const USUAL = 'usual'
const sources: readonly (Preset | typeof USUAL)[] = [USUAL, ...presets]
const NONE = 'none'
const askings: readonly Asking[] = ['secret', 'open', 'all']
/** The printing is chosen with the cards, for it is part of a kingdom's code. */
const offered = ruleOrder.filter((rule) => rule !== 'printing')
const upTo = (most: number) => Array.from({ length: most }, (_, i) => String(i + 1))

export function TableRules({ wanted, edition, players, usualAsking, onWanted }: TableRulesProps) {
  const { t } = useTranslation('rules')
  const { name, says } = useRuleWords()
  const { preset, rules, asking = usualAsking, start } = wanted
  const agreed: Rules = { ...(preset ? presetRules(preset, players) : rulesOf(edition, players)), ...rules }
  const choose = (rule: Rule, value: string) =>
    onWanted({
      ...wanted,
      rules: { ...rules, [rule]: value === NONE ? undefined : isChosen(rule) ? value : Number(value) },
    })
  const values = (rule: Rule): readonly string[] => {
    if (rule === 'provinces') return upTo(MOST_PROVINCES)
    if (rule === 'emptyPiles') return upTo(MOST_PILES_TO_END)
    return [...(rule === 'tracker' ? [NONE] : []), ...ruleValues[rule as ChosenRule]]
  }
  return (
    <details className={styles.rules}>
      <summary>{t('title')}</summary>
      <div className={styles.choices}>
        <Select<Preset | typeof USUAL>
          label={t('preset')}
          help={t('presetHelp')}
          value={preset ?? USUAL}
          of={sources.map((value) => ({ value, text: t(`presets.${value}`) }))}
          onChange={(value) => onWanted({ ...wanted, preset: value === USUAL ? undefined : value, rules: {} })}
        />
        {offered.map((rule) => (
          <Select<string>
            key={rule}
            label={name(rule)}
            value={String(agreed[rule] ?? NONE)}
            of={values(rule).map((value) => ({ value, text: says(rule, value) }))}
            onChange={(value) => choose(rule, value)}
          />
        ))}
        <Select<string>
          label={t('start.name')}
          value={String(start)}
          of={[
            { value: 'random', text: t('start.random') },
            ...Array.from({ length: players }, (_, i) => ({ value: String(i), text: t('start.seat', { n: i + 1 }) })),
          ]}
          onChange={(value) => onWanted({ ...wanted, start: value === 'random' ? value : Number(value) })}
        />
        <Select<Asking>
          label={t('asking.name')}
          value={asking}
          of={askings.map((value) => ({ value, text: t(`asking.${value}`) }))}
          onChange={(value) => onWanted({ ...wanted, asking: value })}
        />
      </div>
    </details>
  )
}

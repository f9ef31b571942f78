/** The rules of a table in words: what each is called, and what it says. */
import { type Rules, ruleValues } from '@freehold/dominion/rules'
import { useTranslation } from 'react-i18next'

export type Rule = keyof Rules
/** Those that are one of a few, not a number. */
export type ChosenRule = keyof typeof ruleValues

/** In the order in which they come up in a game. */
export const ruleOrder = [
  'shuffle',
  'covered',
  'provinces',
  'emptyPiles',
  'tiedStart',
  'counts',
  'tracker',
  'printing',
] as const satisfies readonly Rule[]

export const isChosen = (rule: Rule): rule is ChosenRule => rule in ruleValues

export function useRuleWords() {
  const { t } = useTranslation('rules')
  return {
    name: (rule: Rule): string => t(`rules.${rule}.name`),
    /** What a rule says at a table; nothing said of the tracker means that there is none. */
    says: (rule: Rule, value: string | number | undefined): string =>
      isChosen(rule) ? t(`rules.${rule}.${value ?? 'none'}` as 'rules.counts.open') : String(value),
  }
}

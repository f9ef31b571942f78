/** The one sentence that says what is asked, or what is going on. */
import type { Decision } from '@freehold/kernel'
import type { TableState } from '@freehold/server/protocol'
import type { TerraMysticaView } from '@freehold/terra-mystica'
import type { Ref } from 'react'
import { optionName } from './automa/step-words.ts'
import type { Watching } from './automa/use-thinking.ts'
import type { Planning } from './plan/use-plan.ts'
import styles from './table.module.css'
import { detailOf } from './view.ts'
import { choiceWords, type Say, useSay } from './words.ts'

interface SentenceProps {
  readonly ref: Ref<HTMLHeadingElement>
  readonly state: TableState
  readonly asked: Decision | null
  readonly plan: Planning
  readonly watching: Watching | undefined
  readonly names: readonly string[]
  readonly view: TerraMysticaView
}

export function Sentence({ ref, state, asked, plan, watching, names, view }: SentenceProps) {
  const say = useSay()
  const text = watching?.beat
    ? thinkingWords(say, watching)
    : asked && !plan.final
      ? askWords(say, asked, names)
      : plan.final
        ? say('ui.confirmWhat', {
            what: plan.steps.map(({ offer }) => choiceWords(say, offer.key, view.round === 0)).at(-1) ?? '',
          })
        : state.phase === 'over'
          ? say('ui.over')
          : state.waitingFor === null
            ? ''
            : say('ui.waiting', { name: names[state.waitingFor] ?? '' })
  return (
    <h2
      ref={ref}
      tabIndex={-1}
      data-testid="tm-sentence"
      className={styles.sentence}
      data-asked={asked !== null && !plan.final}
      aria-live="polite"
    >
      {asked && !plan.final && !watching && asked.question.kind === 'action' && <i>{say('ui.yourTurn')} </i>}
      {text}
      {view.round === 0 && state.phase === 'playing' && <small> {say('ui.setUp')}</small>}
    </h2>
  )
}

function askWords(say: Say, { question, options }: Decision, names: readonly string[]): string {
  if (question.kind === 'leech') {
    const taking = options.map(({ detail }) => detailOf(detail)).find(({ power }) => power !== undefined)
    const { power = 0, vp = 0, from = 0 } = taking ?? {}
    const gaps = { power, from: names[from] ?? '', count: vp }
    return vp > 0 ? say('ask.leechFor', gaps) : say('ask.leech', gaps)
  }
  const { actions = 1 } = (question.detail ?? {}) as { actions?: number }
  if (actions > 1) return say('ask.action2', { count: actions })
  return say(`ask.${question.kind}`)
}

function thinkingWords(say: Say, { beat }: Watching): string {
  if (!beat) return ''
  if (beat.kind === 'pass') return say('automa.passes')
  if (beat.kind === 'first') return say('automa.firstDwellings', { card: beat.action ?? '' })
  if (beat.kind === 'cards' || !beat.thought) return say('automa.draws', { card: beat.action ?? '' })
  const { thought, step } = beat
  const action = say(`herAction.${thought.action}`)
  if (!thought.chosen) return say('automa.willNothing', { action })
  if (step < thought.steps.length) return say('automa.choosing')
  const what = optionName(say, thought.chosen)
  if (thought.action === 'build') return say('automa.willBuild', { what })
  if (thought.action === 'upgrade') return say('automa.willUpgrade', { what })
  return say('automa.willOther', { action, what })
}

/** What the engine would ask because of a card, in the words in which it asks. */
import type { Card, Cards, Landscape, Step } from '../language/types.ts'
import { stepsOf, within } from '../language/walk.ts'
import type { Tongue } from '../words/tongue.ts'

export interface AskedQuestion {
  readonly who: 'you' | 'others' // who answers it
  readonly says: string
}

export function questionsOf(card: Card | Landscape, tongue: Tongue): AskedQuestion[] {
  const found = new Map<string, AskedQuestion>()
  const look = (steps: readonly Step[], who: AskedQuestion['who']) => {
    for (const step of steps) {
      const asks = asked(step)
      if (asks) {
        const says = `${tongue.stepsSentence([step.do === 'ifDid' ? step.step : step], { card })}.`
        const answers = chooser(step) === 'you' ? 'you' : who
        found.set(`${answers} ${says}`, { who: answers, says })
      }
      const theirs = step.do === 'others' || (step.do === 'player' && step.who !== 'you') ? 'others' : who
      const inner = asks && step.do === 'may' ? within(step.step) : within(step)
      for (const each of inner) look(each, theirs)
    }
  }
  for (const ability of card.abilities) look(stepsOf(ability), 'you')
  return [...found.values()]
}

/** Whether somebody has to answer before the step is done. */
function asked(step: Step): boolean {
  switch (step.do) {
    case 'may':
    case 'chooseOptions':
    case 'nameCard':
    case 'discardDownTo':
    case 'passLeft':
    case 'auction':
    case 'payOffDebt':
      return true
    case 'gain':
      return 'cards' in step.what ? isChosen(step.what) : 'is' in step.what && step.what.is !== 'name'
    default:
      return 'what' in step && typeof step.what === 'object' && isChosen(step.what)
  }
}

/** Who chooses, where it is not the one who does the step. */
function chooser(step: Step): string | undefined {
  if ('by' in step) return step.by
  return 'what' in step && typeof step.what === 'object' && 'by' in step.what ? step.what.by : undefined
}

const isChosen = (cards: Cards): boolean => cards.cards === 'pick' && cards.quantity !== 'all'

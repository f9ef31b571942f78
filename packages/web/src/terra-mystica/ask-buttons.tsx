/** What one answers with beside the sentence: go on watching, take power or not, step back, confirm, pass. */
import { UndoButton } from '../table/undo-button.tsx'
import { Button } from '../ui/button.tsx'
import type { Watching } from './automa/use-thinking.ts'
import type { Planning } from './plan/use-plan.ts'
import styles from './table.module.css'
import type { Offer } from './view.ts'
import { choiceWords, useSay } from './words.ts'

interface AskButtonsProps {
  readonly plan: Planning
  readonly watching: Watching | undefined // while one watches the Automa
  readonly leech: readonly Offer[] // where power is offered
  readonly offers: readonly Offer[]
  readonly names: readonly string[]
  choose(offer: Offer): void
  onPass(): void
  onActions(): void
}

export function AskButtons(props: AskButtonsProps) {
  const { plan, watching, leech, offers, names, choose } = props
  const say = useSay()
  if (watching) {
    return (
      <div className={styles.buttons}>
        <Button primary hint="Enter" onClick={watching.next} data-testid="automa-next">
          {watching.number + 1 < watching.count ? say('automa.next') : say('automa.let')}
        </Button>
      </div>
    )
  }
  if (leech.length > 0) {
    return (
      <div className={styles.buttons}>
        <UndoButton />
        {leech.map((offer) => (
          <Button
            key={offer.key}
            primary={offer.detail.power !== undefined}
            disabled={plan.busy}
            onClick={() => choose(offer)}
            data-key={offer.key}
          >
            {say(offer.detail.power === undefined ? 'do.decline' : 'do.leech', {
              count: offer.detail.power ?? 0,
              from: names[offer.detail.from ?? 0] ?? '',
            })}
          </Button>
        ))}
      </div>
    )
  }
  const planned = plan.steps.length > 0
  const without = offers.filter(({ detail }) => detail.group === 'give up')
  return (
    <div className={styles.buttons}>
      {!planned && <UndoButton />}
      {planned && (
        <Button hint="Backspace" onClick={plan.back} disabled={plan.busy}>
          {say('ui.stepBack')}
        </Button>
      )}
      {without.map((offer) => (
        <Button key={offer.key} disabled={plan.busy} onClick={() => choose(offer)} data-key={offer.key}>
          {choiceWords(say, offer.key)}
        </Button>
      ))}
      {offers.some(({ detail }) => detail.group !== 'choose') && !plan.final && (
        <Button hint="a" onClick={props.onActions} data-testid="actions">
          {say('ui.actions')}
        </Button>
      )}
      {offers.some(({ detail }) => detail.group === 'pass') && !planned && (
        <Button hint="p" onClick={props.onPass} disabled={plan.busy} data-testid="pass">
          {say('ui.passDots')}
        </Button>
      )}
      {plan.isWhole ? (
        <Button primary hint="Enter" disabled={!plan.canConfirm} onClick={plan.confirm} data-testid="confirm">
          {say('ui.confirm')}
        </Button>
      ) : (
        planned && (
          <Button disabled={!plan.canConfirm} onClick={plan.confirm} data-testid="send-so-far">
            {say('ui.sendSoFar')}
          </Button>
        )
      )}
    </div>
  )
}

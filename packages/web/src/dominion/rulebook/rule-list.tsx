/** Sentences of a chapter; those that a scenario plays can be seen played. */
import type { Edition } from '@freehold/dominion'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import shared from '../../parts/rulebook.module.css'
import { type Sentence, Sentences } from '../../parts/rulebook.tsx'
import { Played } from './played.tsx'
import { isPlayed, type PlayedRule } from './plays.ts'

/** The sentences of each chapter; some are rules of one edition only, some are written for one. */
const rules = {
  cards: ['deck', 'face', 'more'],
  setUp: ['supply', 'trash', 'begins', 'boxes'],
  turn: [
    'actions',
    'doNothing',
    'treasures',
    'noMoreTreasures',
    'buys',
    'free',
    'toDiscard',
    'gone',
    'cleanUp',
    'round',
  ],
  timing: ['order', 'option', 'drawAll', 'noShuffle', 'reactions', 'atOnce', 'ownOrder', 'moved', 'again', 'durations'],
  end: ['provinces', 'colonies', 'piles', 'pilesMany', 'anyPile', 'count', 'curses', 'ties', 'shared', 'extraTurns'],
} as const
const of: Readonly<Record<string, Edition>> = { 'turn.noMoreTreasures': '2e', 'end.pilesMany': '2e' }

export function RuleList({ part, edition }: { readonly part: keyof typeof rules; readonly edition: Edition }) {
  const { t } = useTranslation('rulebook')
  const words = (rule: string) => t(`${part}.rules.${rule}` as 'end.rules.ties')
  const listed = rules[part].filter((rule) => (of[`${part}.${rule}`] ?? edition) === edition)
  const sentences = listed.map((rule): Sentence => {
    const id = `${part}.${rule}`
    return { id, words: words(rule), tag: of[id] && t(`only.${of[id]}`), played: isPlayed(id) }
  })
  return <PlayedSentences of={sentences} edition={edition} />
}

function PlayedSentences({ of: sentences, edition }: { readonly of: readonly Sentence[]; readonly edition: Edition }) {
  const [shown, show] = useState<Sentence>()
  return (
    <>
      <Sentences of={sentences} onPlay={show} />
      {shown && isPlayed(shown.id) && (
        <Played rule={shown.id} words={shown.words} edition={edition} onClose={() => show(undefined)} />
      )}
    </>
  )
}

/** Something that has no sentence of its own to stand in, with the way to see it played. */
export function PlayButton({ rule, words, edition }: PlayButtonProps) {
  const { t } = useTranslation('rulebooks')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={shared.play}
        aria-label={t('playOf', { rule: words })}
        onClick={() => setOpen(true)}
      >
        {t('play')}
      </button>
      {open && <Played rule={rule} words={words} edition={edition} onClose={() => setOpen(false)} />}
    </>
  )
}

interface PlayButtonProps {
  readonly rule: PlayedRule
  readonly words: string
  readonly edition: Edition
}

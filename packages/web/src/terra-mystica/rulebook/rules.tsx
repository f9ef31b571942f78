/** Sentences with the examples that play them. */
import type { Example } from '@freehold/terra-mystica/examples'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import shared from '../../parts/rulebook.module.css'
import { type Sentence, Sentences } from '../../parts/rulebook.tsx'
import { ExampleDialog } from './example-dialog.tsx'

export interface Rule {
  readonly id: string
  readonly words: string
  readonly tag?: string | undefined
  readonly example: Example | undefined
}

/** The way to see played what has no sentence of its own. */
export function PlayButton({ words, example }: { readonly words: string; readonly example: Example | undefined }) {
  const { t } = useTranslation('rulebooks')
  const [open, setOpen] = useState(false)
  if (!example) return null
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
      {open && <ExampleDialog title={words} example={example} onClose={() => setOpen(false)} />}
    </>
  )
}

export function Rules({ of, ordered }: { readonly of: readonly Rule[]; readonly ordered?: boolean }) {
  const [shown, show] = useState<Rule>()
  const sentences = of.map(
    ({ id, words, tag, example }): Sentence => ({ id, words, tag, played: example !== undefined }),
  )
  return (
    <>
      <Sentences of={sentences} ordered={ordered} onPlay={({ id }) => show(of.find((rule) => rule.id === id))} />
      {shown?.example && <ExampleDialog title={shown.words} example={shown.example} onClose={() => show(undefined)} />}
    </>
  )
}

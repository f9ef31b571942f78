/** Sentences with the examples that play them. */
import type { Example } from '@freehold/terra-mystica/examples'
import { useState } from 'react'
import { type Sentence, Sentences } from '../../parts/rulebook.tsx'
import { ExampleDialog } from './example-dialog.tsx'

export interface Rule {
  readonly id: string
  readonly words: string
  readonly tag?: string | undefined
  readonly example: Example | undefined
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

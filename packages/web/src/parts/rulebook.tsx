/** What the rulebooks of all games share: their head with the ways between them, sentences, and the steps of what is played. */
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { games } from '../games/games.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Frame } from './frame.tsx'
import styles from './rulebook.module.css'

interface RulebookProps {
  readonly title: string
  readonly address: string // of this one
  readonly chapters: readonly { readonly id: string; readonly title: string }[]
  readonly tools?: ReactNode // beside the contents
  readonly children: ReactNode
}

export function Rulebook({ title, address, chapters, tools, children }: RulebookProps) {
  const { t } = useTranslation('rulebooks')
  return (
    <Frame title={title} wide>
      <nav className={styles.books} aria-label={t('books')}>
        {games()
          .flatMap(({ rulebooks }) => rulebooks)
          .map(({ to, text }) => (
            <Link key={to} href={to} aria-current={to === address ? 'page' : undefined}>
              {text()}
            </Link>
          ))}
      </nav>
      <header className={styles.head}>
        <h1>{title}</h1>
        <nav aria-label={t('contents')}>
          {chapters.map((chapter) => (
            <a key={chapter.id} href={`#${chapter.id}`}>
              {chapter.title}
            </a>
          ))}
        </nav>
        {tools}
      </header>
      {children}
    </Frame>
  )
}

export interface Sentence {
  readonly id: string
  readonly words: string
  readonly tag?: string | undefined // where it does not always hold
  readonly played: boolean
}

interface SentencesProps {
  readonly of: readonly Sentence[]
  readonly ordered?: boolean | undefined // each is asked only where those before it leave something open
  onPlay(sentence: Sentence): void
}

/** Sentences of a chapter; those that can be played are. */
export function Sentences({ of, ordered, onPlay }: SentencesProps) {
  const { t } = useTranslation('rulebooks')
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={styles.rules}>
      {of.map((sentence) => (
        <li key={sentence.id}>
          <p>
            {sentence.tag && <span className={styles.tag}>{sentence.tag}</span>} {sentence.words}{' '}
            {sentence.played && (
              <button type="button" aria-label={t('playOf', { rule: sentence.words })} onClick={() => onPlay(sentence)}>
                {t('play')}
              </button>
            )}
          </p>
        </li>
      ))}
    </List>
  )
}

interface PlayedStepsProps {
  readonly title: string
  readonly count: number // steps after the beginning
  readonly wide?: boolean
  readonly children: (at: number) => ReactNode
  onClose(): void
}

/** What is played, step by step: by the buttons, or by the arrow keys. */
export function PlayedSteps({ title, count, wide = false, children, onClose }: PlayedStepsProps) {
  const { t } = useTranslation('rulebooks')
  const [at, setAt] = useState(0)
  // Wherever the focus is in the dialog: the arrows save the way to the buttons.
  useEffect(() => {
    const walk = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') setAt((now) => Math.min(count, now + 1))
      if (key === 'ArrowLeft') setAt((now) => Math.max(0, now - 1))
    }
    window.addEventListener('keydown', walk)
    return () => window.removeEventListener('keydown', walk)
  }, [count])
  // Outside of the sentence that it plays, whose rules of layout are not its own.
  return createPortal(
    <Dialog title={title} wide={wide} onClose={onClose}>
      {children(at)}
      <footer className={styles.ways}>
        <span aria-live="polite">{at === 0 ? t('begin') : t('step', { n: at, count })}</span>
        <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('back')}
        </Button>
        <Button primary onClick={() => setAt(at === count ? 0 : at + 1)}>
          {t(at === count ? 'again' : 'next')}
        </Button>
      </footer>
    </Dialog>,
    document.body,
  )
}

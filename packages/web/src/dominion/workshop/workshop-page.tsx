/** A card of one's own: written, and all that is known of it while one writes. */
import { setLimits } from '@freehold/dominion/own'
import { type Caret, type WritingCode, writingIn, writtenCard } from '@freehold/dominion/writing'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import type { Language } from '../../base/settings.ts'
import { Frame } from '../../parts/frame.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { announce } from '../../ui/live-region.tsx'
import { useAllPictures, useGallery } from '../cards/gallery.ts'
import { useTongue } from '../tongue.ts'
import { CardBeside } from './card-beside.tsx'
import { Editor, type EditorHandle } from './editor.tsx'
import { marksOf } from './editor-notes.ts'
import { openedBench, startText, textOfKnown } from './first-text.ts'
import { intoView } from './into-view.ts'
import {
  type Bench,
  currentSet,
  currentText,
  keepBench,
  titlesOf,
  withCard,
  withoutCard,
  withSet,
  withText,
} from './kept-sets.ts'
import { OpenDialog } from './open-dialog.tsx'
import { firstHeading, partsIn } from './parts.ts'
import { PartsBar } from './parts-bar.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { PlayDialog } from './play-dialog.tsx'
import { carriesSet, setInLink } from './set-link.ts'
import { SetPanel } from './set-panel.tsx'
import { refusedWords } from './set-problems.ts'
import { study, withPicture } from './study.ts'
import styles from './workshop-page.module.css'

export default function WorkshopPage() {
  const { t, i18n } = useTranslation('workshop')
  const language = i18n.language as Language
  const tongue = useTongue()
  const [, go] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('card')
  const [bench, setBench] = useState<Bench>(() => openedBench(localStorage, language, t('set.unnamed'), t('newCard')))
  const [kept, setKept] = useState(true)
  const [dialog, setDialog] = useState<'open' | 'picture' | 'play' | undefined>()
  const [problem, setProblem] = useState('')
  const [program, setProgram] = useState(false)
  const [caret, setCaret] = useState<Caret>({ line: 1, column: 1 })
  const editor = useRef<EditorHandle>(null)
  const { gallery } = useGallery('Own')
  const pictures = useAllPictures()

  const change = (next: Bench | ((before: Bench) => Bench)) => {
    setProblem('')
    setBench(next)
  }
  useEffect(() => setKept(keepBench(localStorage, bench)), [bench])

  // A link may bring a whole set, or ask for a card that everybody knows.
  useEffect(() => {
    const open = () => {
      const { hash } = window.location
      if (!carriesSet(hash)) return
      go('/workshop', { replace: true })
      setInLink(hash, language)
        .then((set) => setBench((before) => withSet(before, set)))
        .catch((error: unknown) => setProblem(refusedWords(error, t('problems.link'), t)))
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [go, language, t])
  useEffect(() => {
    if (asked === null) return
    const text = textOfKnown(asked, language)
    if (text === undefined) setProblem(t('problems.noSuchCard'))
    else setBench((before) => withCard(before, text))
    go('/workshop', { replace: true })
  }, [asked, go, language, t])

  const set = currentSet(bench)
  const text = currentText(bench)
  const titles = titlesOf(set)
  const own = titles.filter((title, i) => i !== bench.card && title !== '').join('\n')
  const others = useMemo(() => own.split('\n').filter(Boolean), [own])
  const looked = useDeferredValue(text)
  const studied = useMemo(() => study(looked, others), [looked, others])
  const grammar = useMemo(() => writingIn(studied.code, others), [studied.code, others])
  const marks = useMemo(() => marksOf(studied, tongue, gallery, language), [studied, tongue, gallery, language])
  const parts = useMemo(() => partsIn(studied.code), [studied.code])
  const wrong = studied.mistakes.length
  useEffect(() => {
    announce(wrong === 0 ? '' : t('mistakes', { count: wrong }))
  }, [wrong, t])

  /** In its one true spelling; of a text with mistakes nothing is changed. */
  const rewrite = (written: string, into?: WritingCode) => {
    const { card, mistakes, code } = study(written, others)
    if (mistakes.length > 0) return
    const spelled = writtenCard(card, writingIn(into ?? code, others))
    if (spelled !== written) change((before) => withText(before, spelled))
  }
  const openText = (opened: string) => {
    setDialog(undefined)
    change((before) => (set.cards.length < setLimits.cards ? withCard(before, opened) : before))
    editor.current?.focus()
  }
  const name = titles[bench.card] || t('unnamed')
  return (
    <Frame title={`${name} · ${t('title')}`} wide>
      <header className={styles.head}>
        <h1>{name}</h1>
        <p className={styles.kept}>{kept ? t('kept') : t('notKept')}</p>
        <div className={styles.deeds}>
          <Button onClick={() => setDialog('open')}>{t('open.button')}</Button>
          <Button onClick={() => go(`/workshop/print?set=${bench.set}`)}>{t('print.button')}</Button>
          <Button
            disabled={wrong > 0 || studied.refusal !== undefined}
            onClick={() => go(`/workshop/measure?set=${bench.set}&card=${bench.card}`)}
          >
            {t('measure')}
          </Button>
          <Button primary disabled={wrong > 0 || studied.refusal !== undefined} onClick={() => setDialog('play')}>
            {t('play.button')}
          </Button>
        </div>
      </header>
      {problem && (
        <p key={problem} role="alert" className={styles.problem} ref={intoView}>
          {problem}
        </p>
      )}
      <nav className={styles.cards} aria-label={t('set.cards')}>
        {titles.map((title, i) => (
          <button
            key={i}
            type="button"
            aria-current={i === bench.card || undefined}
            onClick={() => change({ ...bench, card: i })}
          >
            {title || t('unnamed')}
          </button>
        ))}
        {titles.length < setLimits.cards && (
          <button type="button" onClick={() => openText(startText(language, t('newCard')))}>
            + {t('set.add')}
          </button>
        )}
        {titles.length > 1 && (
          <button type="button" className={styles.remove} onClick={() => change(withoutCard)}>
            {t('set.remove', { name })}
          </button>
        )}
      </nav>
      <div className={styles.columns}>
        <section className={styles.editor} aria-label={t('editor.region')}>
          <div className={styles.editorHead}>
            <Choice
              label={t('editor.form')}
              hideLabel
              value={program ? 'program' : 'written'}
              of={[
                { value: 'written', text: t('editor.written') },
                { value: 'program', text: t('editor.program') },
              ]}
              onChange={(value) => setProgram(value === 'program')}
            />
            <span className={styles.tools}>
              <button type="button" onClick={() => editor.current?.indent('less')} aria-label={t('editor.less')}>
                ⇤
              </button>
              <button type="button" onClick={() => editor.current?.indent('more')} aria-label={t('editor.more')}>
                ⇥
              </button>
              <button type="button" onClick={() => setDialog('picture')}>
                {t('picture.button')}
              </button>
            </span>
            <Choice
              label={t('editor.tongue')}
              hideLabel
              value={studied.code}
              of={(['en', 'de'] as const).map((value) => ({
                value,
                text: t(`editor.tongues.${value}`),
                disabled: wrong > 0 && value !== studied.code,
              }))}
              onChange={(code) => rewrite(text, code)}
            />
          </div>
          {program ? (
            <pre className={styles.program} lang="en">
              {JSON.stringify(studied.card.abilities, undefined, 2)}
            </pre>
          ) : (
            <Editor
              key={`${bench.set} ${bench.card}`}
              ref={editor}
              text={text}
              label={t('editor.label')}
              grammar={grammar}
              marks={marks}
              pictures={pictures}
              onText={(next) => change((before) => withText(before, next))}
              onLeave={rewrite}
              onCaret={setCaret}
              onTooLong={() => setProblem(t('problems.notPutIn', setLimits))}
            />
          )}
        </section>
        <CardBeside studied={studied} />
      </div>
      <SetPanel bench={bench} change={change} onProblem={setProblem} />
      <PartsBar
        parts={parts}
        {...{ text, caret, grammar }}
        onPut={(part) => editor.current?.put(part)}
        onNewLine={() => editor.current?.newLine()}
        onNextPlace={() => editor.current?.nextPlace()}
        onPart={(part) =>
          editor.current?.add(part, studied.card.abilities.length > 0 ? undefined : firstHeading(studied.code))
        }
      />
      {dialog === 'open' && <OpenDialog code={language} onText={openText} onClose={() => setDialog(undefined)} />}
      {dialog === 'play' && <PlayDialog texts={set.cards} card={bench.card} onClose={() => setDialog(undefined)} />}
      {dialog === 'picture' && (
        <PictureDialog
          onClose={() => setDialog(undefined)}
          onPicture={(picture) => {
            setDialog(undefined)
            change((before) => withText(before, withPicture(text, picture, studied, grammar)))
          }}
        />
      )}
    </Frame>
  )
}

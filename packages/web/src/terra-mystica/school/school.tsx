/**
 * Words for somebody new, beside the table: at any table a hint at the first moment of each kind, in the school a guide through
 * the whole first round, with the steps that are done. Both can be left for good.
 */
import { useEffect } from 'react'
import { Link } from 'wouter'
import { changeSettings, getSettings, useSettings } from '../../base/settings.ts'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../words.ts'
import { useSchool } from './enrolled.ts'
import { type Lesson, lessonFor, type Moment, type SchoolStep, STEPS } from './lessons.ts'
import styles from './school.module.css'

interface SchoolProps {
  readonly table: string
  readonly moment: Moment
  readonly done: ReadonlySet<SchoolStep>
}

export default function School({ table, moment, done }: SchoolProps) {
  const { enrolled, leave } = useSchool(table)
  const lesson = lessonFor(moment)
  if (enrolled) return <Lessons lesson={lesson} done={done} leave={leave} />
  return lesson ? <Hint lesson={lesson} /> : null
}

/** What can be read about it, with pictures. */
const READ: Readonly<Partial<Record<Lesson, string>>> = {
  faction: '/terra-mystica/factions',
  leech: '/terra-mystica/power',
  cult: '/terra-mystica/cults',
  town: '/terra-mystica/towns',
}

function Lessons({
  lesson,
  done,
  leave,
}: {
  readonly lesson: Lesson | undefined
  readonly done: ReadonlySet<SchoolStep>
  leave(): void
}) {
  const say = useSay()
  const over = done.size === STEPS.length
  const now = STEPS.find((step) => !done.has(step))
  const read = lesson && READ[lesson]
  return (
    <aside className={styles.school} aria-label={say('school.title')} data-lesson={over ? 'over' : lesson}>
      <details open>
        <summary>{over || !now ? say('school.title') : `${say('school.title')}: ${say(`school.step.${now}`)}`}</summary>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step} data-done={done.has(step)} aria-current={step === now ? 'step' : undefined}>
              {say(`school.step.${step}`)}
              {done.has(step) && <span className="visually-hidden"> {say('school.done')}</span>}
            </li>
          ))}
        </ol>
        {(over || lesson) && <p aria-live="polite">{say(over ? 'school.over' : `school.lesson.${lesson}`)}</p>}
        <div className={styles.buttons}>
          {read && (
            <Link href={read} target="_blank">
              {say('school.read')}
            </Link>
          )}
          <Button quiet={!over} onClick={leave}>
            {say(over ? 'school.playOn' : 'school.leave')}
          </Button>
        </div>
      </details>
    </aside>
  )
}

const seenAs = (lesson: Lesson) => `terra-mystica ${lesson}` // Dominion has hints of the same names

function Hint({ lesson }: { readonly lesson: Lesson }) {
  const say = useSay()
  const { hints, hintsSeen } = useSettings()
  const waits = lesson === 'waiting' || hintsSeen.includes(seenAs(lesson))
  const isNew = hints && !waits
  // A note is opened and closed by oneself: told once is enough.
  useEffect(() => {
    if (isNew && lesson === 'note')
      return () => changeSettings({ hintsSeen: [...getSettings().hintsSeen, seenAs('note')] })
    return undefined
  }, [isNew, lesson])
  if (!isNew) return null
  return (
    <aside className={styles.school} aria-label={say('school.hint')} data-hint={lesson}>
      <p>{say(`school.lesson.${lesson}`)}</p>
      <div className={styles.buttons}>
        <Button onClick={() => changeSettings({ hintsSeen: [...getSettings().hintsSeen, seenAs(lesson)] })}>
          {say('school.ok')}
        </Button>
        <Button quiet onClick={() => changeSettings({ hints: false })}>
          {say('school.never')}
        </Button>
      </div>
    </aside>
  )
}

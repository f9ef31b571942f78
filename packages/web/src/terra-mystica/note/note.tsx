/** A note at a space: what would stand there, the whole price, what it brings and from where, who may take power for what. */
import type { PlayerView, TerraMysticaView } from '@freehold/terra-mystica'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useKeys } from '../../base/keys.ts'
import { Button } from '../../ui/button.tsx'
import { lettersOf } from '../letters.ts'
import { pieceColour, pieceInk } from '../map/terrain.ts'
import type { Planning, Step } from '../plan/use-plan.ts'
import { Disc } from '../signs/disc.tsx'
import { Gain } from '../signs/gain.tsx'
import { SpadeIcon, TownIcon } from '../signs/icons.tsx'
import { StructureIcon } from '../signs/structure.tsx'
import { capital, choiceWords, type Say, useSay } from '../words.ts'
import { consequencesOf } from './consequences.ts'
import styles from './note.module.css'
import type { Way } from './ways.ts'

interface NoteProps {
  readonly hex: string
  readonly view: TerraMysticaView
  readonly names: readonly string[]
  readonly you: PlayerView
  readonly ways: readonly Way[]
  readonly plan: Planning
  onPreview(steps: readonly Step[]): void // what is looked at, drawn at once
  close(): void
}

/** What a way leads to, once the host has tried it. */
function useTried(plan: Planning, way: Way | undefined): readonly Step[] | undefined {
  const [tried, setTried] = useState<{ way: Way; steps: readonly Step[] }>()
  useEffect(() => {
    let stale = false
    if (way) void plan.foresee(way.path).then((steps) => stale || setTried({ way, steps }))
    return () => {
      stale = true
    }
    // Asked once for each way that is looked at: the note is gone as soon as the table has gone on.
  }, [way])
  return tried && tried.way === way ? tried.steps : undefined
}

export function Note({ hex, view, names, you, ways, plan, onPreview, close }: NoteProps) {
  const say = useSay()
  const [at, setAt] = useState(0)
  const way = ways[at] ?? ways[0]
  const steps = useTried(plan, way)
  // To build after digging may not be possible: then only what is.
  const whole = steps !== undefined && steps.length === way.path.length
  // Drawn exactly as long as the note says it: whatever closes the note, the table is then shown as it is.
  useLayoutEffect(() => {
    if (!steps) return
    onPreview(steps)
    return () => onPreview([])
  }, [steps, onPreview])
  const act = () => {
    if (!steps || steps.length === 0) return
    plan.take(steps)
    close()
  }
  useKeys({ Enter: act, Escape: close })
  const told = useMemo(() => consequencesOf(view, you.seat, steps ?? []), [view, you.seat, steps])
  const letters = lettersOf(view, names)
  const kind = whole || way.kind !== 'build' ? way.kind : 'dig'
  const only = ways.find((each) => each.kind === 'dig')
  const others = ways.filter((each) => each !== way && each.kind !== 'dig')
  return (
    <section className={styles.note} aria-label={titleOf(say, hex, way, kind)} data-testid="note" aria-busy={!steps}>
      <button type="button" className={styles.close} onClick={close} aria-label={say('ui.close')}>
        ×
      </button>
      <h3>
        <StructureIcon
          building={way.building ?? 'dwelling'}
          colour={pieceColour(you.terrain)}
          ink={pieceInk(you.terrain)}
          faction={you.faction}
          size={25}
        />
        {capital(titleOf(say, hex, way, kind))}
      </h3>
      {way.ground && (
        <p className={styles.ground}>
          {told.spades > 0 && (
            <>
              {told.spades} <SpadeIcon size={15} />
            </>
          )}
          {say('note.becomes', {
            from: say(`terrain.${view.hexes.find(({ id }) => id === hex)?.ground}`),
            to: say(`terrain.${way.ground}`),
          })}
        </p>
      )}
      <p className={styles.changes}>
        <Gain of={told.changes} size={18} signed />
        {told.points !== 0 && <Gain of={{ vp: told.points }} size={18} signed />}
        {told.pointsFrom.length > 0 && (
          <small>{told.pointsFrom.map(([source, n]) => `${n} ${say(`source.${source}`)}`).join(', ')}</small>
        )}
      </p>
      {told.town && (
        <p className={styles.line}>
          <TownIcon size={20} /> {say('ui.foundsTown')}
        </p>
      )}
      {told.power.map(([seat, power]) => (
        <p key={seat} className={styles.line}>
          <Disc player={view.players[seat]} size={22} letter={letters[seat]} />
          {say(power > 1 ? 'note.mayTakeFor' : 'note.mayTake', { name: names[seat], power, count: power - 1 })}
        </p>
      ))}
      <div className={styles.buttons}>
        <Button
          primary
          hint="Enter"
          disabled={!steps || steps.length === 0 || plan.busy}
          onClick={act}
          data-key={steps?.at(-1)?.offer.key ?? way.offer.key}
          data-testid="note-act"
        >
          {say(`note.${kind}`)}
        </Button>
        {way.kind === 'build' && whole && only && way.path.length > 1 && steps && (
          <Button
            onClick={() => {
              plan.take(steps.slice(0, 1))
              close()
            }}
          >
            {say('note.onlyDig')}
          </Button>
        )}
        {others
          .filter(({ kind: each }) => each !== 'other')
          .map((other) => (
            <Button key={other.offer.key} onClick={() => setAt(ways.indexOf(other))} data-way={other.building}>
              {capital(say(`building.${other.building}`))}
            </Button>
          ))}
      </div>
      {others.some(({ kind: each }) => each === 'other') && (
        <details className={styles.others} open={way.kind === 'other'}>
          <summary>{say('ui.otherGrounds')}</summary>
          {others
            .filter(({ kind: each }) => each === 'other')
            .map((other) => (
              <button
                key={other.offer.key}
                type="button"
                className={styles.other}
                onClick={() => setAt(ways.indexOf(other))}
              >
                {other.ground ? say(`terrain.${other.ground}`) : choiceWords(say, other.offer.key)}
              </button>
            ))}
        </details>
      )}
    </section>
  )
}

function titleOf(say: Say, hex: string, way: Way, kind: Way['kind']): string {
  if (kind === 'dig' || (kind === 'other' && way.ground)) return say('note.digOn', { hex })
  if (!way.building) return choiceWords(say, way.offer.key)
  return say('note.title', { building: say(`building.${way.building}`), hex })
}

/** How a game of Terra Mystica went: its map, points by round and by source, what was lost. Brings the rules along. */
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { StoryProps } from '../../games/game-entry.ts'
import { MapPicture } from '../map/map-picture.tsx'
import { type Say, sourceWords, useSay } from '../words.ts'
import { courseOf, type Turning, turningOf } from './course.ts'
import { LostTurns } from './lost-turns.tsx'
import { PointsTable } from './points-table.tsx'
import { mapWords, RoundChart } from './round-chart.tsx'
import styles from './story.module.css'

export default function TerraMysticaStory({ log, names, state, result }: StoryProps) {
  const say = useSay()
  const people = useMemo(() => state.seats.flatMap(({ robot }, seat) => (robot === null ? [seat] : [])), [state.seats])
  const course = useMemo(() => courseOf(log), [log])
  const [shown, setShown] = useState(course[course.length - 1])
  const turning = turningOf(course, result.places)
  const label = mapWords(say, shown)
  return (
    <>
      <div className={styles.story}>
        <div className={styles.course}>
          <figure className={styles.map}>
            <MapPicture view={shown.view} names={names} label={label} />
            <figcaption>
              <span>{label}</span>
              <Link href={`/replay/${state.table}?at=${shown.position}`}>{say('ui.replay')}</Link>
            </figcaption>
          </figure>
          <RoundChart course={course} names={names} shown={shown} onPick={setShown} />
          {turning && <p className={styles.turning}>{turningWords(say, turning, names)}</p>}
        </div>
        <PointsTable {...{ course, names, state }} places={result.places} />
      </div>
      {people.length > 0 && <LostTurns log={log} names={names} table={state.table} people={people} />}
    </>
  )
}

const turningWords = (say: Say, { round, winner, points, sources, other, less }: Turning, names: readonly string[]) =>
  say('story.turned', {
    round,
    name: names[winner],
    points,
    sources: sources.map((source) => sourceWords(say, source)).join(', '),
    other: names[other],
    less,
  })

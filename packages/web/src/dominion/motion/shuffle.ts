/** A deck that is made anew is seen to be: it parts into two halves, which fall into each other. */
import type { PlaceId } from './flights.ts'
import { over } from './fly.ts'
import styles from './motion.module.css'
import { rectOf } from './places.ts'
import type { Scene } from './table-motion.ts'

const CARDS = 8
const GATHERED = 0.7 // of a flight's duration: so long cards come in
const TAKES = 2.2
const ASIDE = 0.62 // of the deck's width

/** Shows it for each seat; tells by when each of their decks can be drawn from. */
export function shuffle(scene: Scene, seats: ReadonlySet<number>): ReadonlyMap<PlaceId, number> {
  const dealt = new Map<PlaceId, number>()
  for (const seat of seats) {
    const rect = rectOf(scene.after, `deck:${seat}`, null)
    if (!rect) continue
    for (let i = 0; i < CARDS; i++) riffle(scene, rect, i)
    dealt.set(`deck:${seat}`, scene.duration * (GATHERED + TAKES))
  }
  return dealt
}

function riffle({ layer, duration, run }: Scene, rect: DOMRect, i: number): void {
  const card = document.createElement('div')
  card.className = `${styles.card} ${styles.back}`
  card.dataset.shuffled = 'true'
  layer.append(card)
  const side = i % 2 === 0 ? -1 : 1
  const aside = new DOMRect(rect.x + side * rect.width * ASIDE, rect.y - i * 1.5, rect.width, rect.height)
  const falls = 0.35 + (0.5 * i) / CARDS // one after the other, from the left and from the right
  const home = `${over(rect)} rotate(0deg)`
  const apart = `${over(aside)} rotate(${side * 7}deg)`
  run(
    card,
    [
      { transform: home, easing: 'ease-out' },
      { transform: apart, offset: 0.3 },
      { transform: apart, offset: falls, easing: 'cubic-bezier(.5,0,.8,.6)' },
      { transform: home, offset: falls + 0.14 },
      { transform: home },
    ],
    { duration: duration * TAKES, delay: duration * GATHERED, fill: 'both' },
  ).finished.then(
    () => card.remove(),
    () => undefined,
  )
}

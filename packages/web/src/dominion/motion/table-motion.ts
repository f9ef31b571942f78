/**
 * How a table moves from one view to the next: cards lift, fly and turn over, a deck is shuffled, coins fall into the purse.
 * Nothing waits for it, nothing of it can be clicked, and the next move ends it.
 */
import type { DominionEvent } from '@freehold/dominion'
import { getSettings } from '../../base/settings.ts'
import type { Frame } from '../../client/table-store.ts'
import type { FullView } from '../table/full-view.ts'
import { dropCoins } from './coins.ts'
import { flightsBetween } from './flights.ts'
import { fly } from './fly.ts'
import styles from './motion.module.css'
import { measure, type Places } from './places.ts'
import { shuffle } from './shuffle.ts'
import { slide } from './slide.ts'
import { stagesOf } from './stages.ts'

const durations = { off: 0, fast: 130, normal: 230, slow: 420 } as const

const durationNow = (): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.visibilityState === 'hidden'
    ? 0
    : durations[getSettings().speed]

/** Everything that moves for one change of the table. */
export interface Scene {
  readonly root: HTMLElement
  readonly layer: HTMLElement
  readonly duration: number // of one flight
  readonly before: Places
  readonly after: Places
  readonly running: readonly Animation[]
  run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation
}

export class TableMotion {
  readonly #root: HTMLElement
  #view: FullView
  #position: number
  #places: Places
  #end: (() => void) | undefined

  constructor(root: HTMLElement, view: FullView, position: number) {
    this.#root = root
    this.#view = view
    this.#position = position
    this.#places = measure(root)
  }

  show(view: FullView, frame: Frame): void {
    const { position } = frame.state
    if (position === this.#position) return // somebody came or went: what is under way goes on
    this.#position = position
    const [was, before] = [this.#view, this.#places]
    this.end() // what was still under way has arrived
    this.#view = view
    this.#places = measure(this.#root)
    const duration = durationNow()
    if (duration === 0 || was.seats.length !== view.seats.length) return
    const scene = this.#begin(before, duration)
    const events = eventsOf(frame)
    const shuffled = new Set(events.flatMap(({ type, seat }) => (type === 'shuffled' ? [seat] : [])))
    const dealt = shuffle(scene, shuffled) // when the cards of these decks can be drawn
    const stages = stagesOf(was, view, events)
    const flights = stages.slice(1).flatMap((stage, i) => flightsBetween(stages[i], stage))
    fly(scene, flights, { before: was, after: view, dealt })
    slide(scene)
    if (view.turn.seat === was.turn.seat) dropCoins(scene, view.turn.coins - was.turn.coins, view.turn.seat)
    void Promise.allSettled(scene.running.map(({ finished }) => finished)).then(() => scene.layer.remove())
  }

  end(): void {
    this.#end?.()
    this.#end = undefined
  }

  #begin(before: Places, duration: number): Scene {
    const layer = document.createElement('div')
    layer.className = styles.layer
    layer.setAttribute('aria-hidden', 'true')
    document.body.append(layer)
    const running: Animation[] = []
    this.#end = () => {
      for (const animation of running) animation.cancel()
      layer.remove()
    }
    const run: Scene['run'] = (element, frames, timing) => {
      const animation = element.animate(frames, timing)
      animation.finished.catch(() => undefined) // ended by the next move
      running.push(animation)
      return animation
    }
    return { root: this.#root, layer, duration, before, after: this.#places, running, run }
  }
}

const eventsOf = ({ happened }: Frame): readonly DominionEvent[] =>
  happened.flatMap(({ events }) => (events ?? []) as unknown as readonly DominionEvent[])

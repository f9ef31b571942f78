/** A card large: beside the table while the pointer rests on it, in a dialog by long press, right click or key. */
import type { PileView } from '@freehold/dominion'
import { type RefObject, useEffect, useState } from 'react'
import { useKeys } from '../../base/keys.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useTongue } from '../tongue.ts'
import { landscapeNamed } from './boxes.ts'
import { CardDetails } from './card-details.tsx'
import { cardNamed, type Version } from './card-facts.ts'
import styles from './card-peek.module.css'
import { point, usePointed } from './pointed.ts'

const REST_MS = 450
const LONG_PRESS_MS = 450
const MOST_RULINGS = 3

export interface Peek {
  readonly resting: string | undefined
  readonly opened: string | undefined
  open(card: string | undefined): void
}

const peeked = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-peek]')) || undefined

/** Whatever carries `data-peek` inside the root can be looked at. */
export function usePeek(root: RefObject<HTMLElement | null>): Peek {
  const [resting, setResting] = useState<string>()
  const [opened, open] = useState<string>()
  const pointed = usePointed()
  useEffect(() => {
    const element = root.current
    if (!element) return
    let press: ReturnType<typeof setTimeout> | undefined
    let swallow = false
    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') point(peeked(target)?.dataset.peek)
    }
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) point(peeked(target)?.dataset.peek)
    }
    const down = ({ target, pointerType }: PointerEvent) => {
      point(undefined) // whoever acts has seen enough
      const card = peeked(target)?.dataset.peek
      swallow = false
      clearTimeout(press)
      if (pointerType === 'touch' && card)
        press = setTimeout(() => {
          swallow = true
          open(card)
        }, LONG_PRESS_MS)
    }
    const cancel = () => clearTimeout(press)
    const click = (event: MouseEvent) => {
      const at = peeked(event.target)
      if (swallow) {
        event.preventDefault()
        event.stopPropagation()
        swallow = false
        return
      }
      // Where a touch does nothing else it shows the card, since a finger cannot rest on it.
      const button = event.target instanceof Element ? event.target.closest('button') : null
      const acts = button !== null && button.ariaDisabled !== 'true'
      const touch = matchMedia('(hover: none)').matches
      if (touch && at?.dataset.peek && !acts) open(at.dataset.peek)
    }
    const menu = (event: MouseEvent) => {
      const card = peeked(event.target)?.dataset.peek
      if (!card) return
      event.preventDefault()
      clearTimeout(press)
      open(card)
    }
    const leave = () => point(undefined)
    element.addEventListener('pointerover', over)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('focusin', focus)
    element.addEventListener('pointerdown', down)
    for (const end of ['pointerup', 'pointercancel', 'pointermove', 'scroll']) element.addEventListener(end, cancel)
    element.addEventListener('click', click, true)
    element.addEventListener('contextmenu', menu)
    return () => {
      clearTimeout(press)
      point(undefined)
      element.removeEventListener('pointerover', over)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('focusin', focus)
      element.removeEventListener('pointerdown', down)
      for (const end of ['pointerup', 'pointercancel', 'pointermove', 'scroll'])
        element.removeEventListener(end, cancel)
      element.removeEventListener('click', click, true)
      element.removeEventListener('contextmenu', menu)
    }
  }, [root])
  useEffect(() => {
    setResting(undefined)
    if (pointed === undefined) return
    const timer = setTimeout(() => setResting(pointed), REST_MS)
    return () => clearTimeout(timer)
  }, [pointed])
  useKeys({ v: () => pointed !== undefined && open(pointed) }, pointed !== undefined)
  return { resting, opened, open }
}

interface CardPeekProps {
  readonly peek: Peek
  readonly version: Version
  readonly piles: readonly PileView[]
}

export function CardPeek({ peek: { resting, opened, open }, version, piles }: CardPeekProps) {
  const tongue = useTongue()
  const among = piles.map(({ card, pile }) => card ?? pile)
  const costOf = (name: string) => piles.find(({ card }) => card === name)?.cost
  const named = (name: string | undefined) =>
    name === undefined ? undefined : (cardNamed(name, version) ?? landscapeNamed(name))
  const shown = named(opened)
  const beside = named(resting)
  return (
    <>
      {beside && !shown && (
        <div className={styles.beside} aria-hidden="true" data-preview>
          <CardDetails card={beside} version={version} cost={costOf(beside.name)} most={MOST_RULINGS} among={among} />
        </div>
      )}
      {shown && (
        <Dialog title={tongue.cardName(shown.name)} onClose={() => open(undefined)}>
          <CardDetails card={shown} version={version} cost={costOf(shown.name)} among={among} />
        </Dialog>
      )}
    </>
  )
}

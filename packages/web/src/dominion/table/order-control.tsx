/** Cards put in order: by dragging, or with the arrow keys on the card that has the focus. */
import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../base/settings.ts'
import { announce } from '../../ui/live-region.tsx'
import { landscapeNamed } from '../cards/boxes.ts'
import { CardFace } from '../cards/card-face.tsx'
import { cardNamed } from '../cards/card-facts.ts'
import { CardTile } from '../cards/card-tile.tsx'
import { LandscapeStrip } from '../cards/landscape-strip.tsx'
import { useTongue } from '../tongue.ts'
import styles from './order-control.module.css'
import { useDominion } from './use-dominion.ts'

function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = list.toSpliced(from, 1)
  next.splice(Math.max(0, Math.min(list.length - 1, to)), 0, list[from])
  return next
}

export default function OrderControl() {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  const { placing, choosing, version } = useDominion()
  const { face } = useSettings()
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const order = choosing.chosen
  const cardOf = (option: number) => placing.shelf.find((each) => each.option === option)
  const place = (option: number, to: number) => {
    const from = order.indexOf(option)
    if (from === to || to < 0 || to >= order.length) return
    choosing.arrange(moved(order, from, to))
    announce(t('order.now', { card: tongue.cardName(cardOf(option)?.card ?? ''), n: to + 1, of: order.length }))
  }
  const drag = (event: PointerEvent, option: number) => {
    if (dragged !== option || !list.current) return
    const middles = [...list.current.children].map((child) => {
      const { left, width } = child.getBoundingClientRect()
      return left + width / 2
    })
    const from = order.indexOf(option)
    const to = middles.filter((middle, i) => i !== from && middle < event.clientX).length
    if (to !== from) place(option, to)
  }
  return (
    <div className={styles.control}>
      <span className={styles.end}>{t('order.top')}</span>
      <ol className={styles.list} ref={list} aria-label={t('order.label')}>
        {order.map((option, i) => {
          const laid = cardOf(option)
          const card = laid && cardNamed(laid.as ?? laid.card, version)
          const landscape = laid && !card ? landscapeNamed(laid.card) : undefined
          if (!laid || !(card ?? landscape)) return null
          const name = tongue.cardName(laid.as ?? laid.card)
          return (
            <li key={option} data-dragged={dragged === option} data-peek={laid.as ?? laid.card}>
              <button
                type="button"
                className={styles.card}
                aria-label={t('order.card', { card: name, n: i + 1, of: order.length })}
                aria-keyshortcuts="ArrowLeft ArrowRight"
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId)
                  setDragged(option)
                }}
                onPointerMove={(event) => drag(event, option)}
                onPointerUp={() => setDragged(undefined)}
                onPointerCancel={() => setDragged(undefined)}
                onKeyDown={(event) => {
                  const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
                  if (by === 0) return
                  event.preventDefault()
                  event.stopPropagation()
                  place(option, i + by)
                  event.currentTarget.focus()
                }}
              >
                {card && <CardFace card={card} mode={face} className={styles.face} />}
                <span className={card ? styles.tile : undefined}>
                  {card && <CardTile card={card} cost={null} />}
                  {landscape && <LandscapeStrip landscape={landscape} />}
                </span>
                <span className={styles.number}>{i + 1}</span>
              </button>
              <span className={styles.arrows}>
                <button
                  type="button"
                  disabled={i === 0}
                  onClick={() => place(option, i - 1)}
                  aria-label={t('order.up', { card: name })}
                >
                  ‹
                </button>
                <button
                  type="button"
                  disabled={i === order.length - 1}
                  onClick={() => place(option, i + 1)}
                  aria-label={t('order.down', { card: name })}
                >
                  ›
                </button>
              </span>
            </li>
          )
        })}
      </ol>
      <span className={styles.end}>{t('order.below')}</span>
    </div>
  )
}

/** Money that comes in falls into the purse, coin by coin. */
import styles from './motion.module.css'
import type { Scene } from './table-motion.ts'

const MOST = 7
const SIZE = 20
const APART = 0.22 // of the duration, between two coins

export function dropCoins({ root, layer, after, duration, run }: Scene, more: number, seat: number): void {
  const purse = root.querySelector('[data-counter="coin"]')
  const play = after.rects.get(`play:${seat}`)
  if (more <= 0 || !purse || !play) return
  const cards = [...root.querySelectorAll(`[data-place="play:${seat}"] [data-card]`)].map((card) =>
    card.getBoundingClientRect(),
  )
  const end = purse.getBoundingClientRect()
  const x = end.left + end.width / 2 - SIZE / 2
  const y = end.top + end.height / 2 - SIZE / 2
  const coins = Math.min(more, MOST)
  for (let i = 0; i < coins; i++) {
    const from = cards[cards.length - 1 - (i % Math.max(1, cards.length))] ?? play
    const [startX, startY] = [from.left + from.width / 2 - SIZE / 2, from.top + from.height / 2 - SIZE / 2]
    const highest = Math.min(startY, y) - 26 - (i % 3) * 8
    const coin = document.createElement('div')
    coin.className = styles.coin
    coin.dataset.coin = 'true'
    layer.append(coin)
    const at = (left: number, top: number, turn: number) => `translate(${left}px, ${top}px) scaleX(${turn})`
    run(
      coin,
      [
        { transform: at(startX, startY, 1), opacity: 1, easing: 'cubic-bezier(.2,.6,.4,1)' },
        {
          transform: at((startX + x * 2) / 3, highest, 0.25),
          opacity: 1,
          offset: 0.5,
          easing: 'cubic-bezier(.6,0,1,.6)',
        },
        { transform: at(x, y, 1), opacity: 1 },
      ],
      { duration: duration * 1.5, delay: duration * (0.8 + i * APART) },
    ).finished.then(
      () => coin.remove(),
      () => undefined,
    )
  }
  // It takes the weight of each.
  run(purse, [{ transform: 'none' }, { transform: 'translateY(3px) scale(1.12)' }, { transform: 'none' }], {
    duration: duration * 0.6,
    delay: duration * 2.2,
    iterations: coins > 2 ? 2 : 1,
  })
}

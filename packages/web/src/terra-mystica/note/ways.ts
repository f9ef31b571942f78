/** What can be done on a space, each as one choice: to dig and to build there is one. */

import type { Pick } from '../plan/use-plan.ts'
import type { Offer } from '../view.ts'

export interface Way {
  readonly kind: 'build' | 'dig' | 'upgrade' | 'other'
  readonly offer: Offer // the first of it
  readonly path: readonly Pick[]
  readonly building?: string // what stands there then
  readonly ground?: string // what becomes of it
}

const chosen =
  ({ key }: Offer): Pick =>
  (offers) =>
    offers.find((offer) => offer.key === key)

/** The best known first: to build there, what is there better, to dig to one's home, other ground. */
export function waysAt(hex: string, offers: readonly Offer[], home: string | undefined): readonly Way[] {
  const here = offers.filter(({ detail }) => detail.hex === hex)
  const ways: Way[] = []
  for (const offer of here) {
    const { group, building, ground } = offer.detail
    if (group === 'build') ways.push({ kind: 'build', offer, path: [chosen(offer)], building: 'dwelling' })
    else if (group === 'upgrade')
      ways.push({ kind: 'upgrade', offer, path: [chosen(offer)], ...(building && { building }) })
    else if (group === 'transform' && ground !== undefined && ground === home) {
      const build: Pick = (next) => next.find(({ key }) => key === `build ${hex}`)
      ways.push({ kind: 'build', offer, path: [chosen(offer), build], building: 'dwelling', ground })
      ways.push({ kind: 'dig', offer, path: [chosen(offer)], ground })
    } else ways.push({ kind: 'other', offer, path: [chosen(offer)], ...(ground !== undefined && { ground }) })
  }
  const order = ['build', 'upgrade', 'dig', 'other']
  const seen = new Set<string>()
  return ways
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .filter(({ kind, building, ground, offer }) => {
      // The cheapest stands first among those that come to the same.
      const same = kind === 'other' && ground === undefined ? offer.key : `${kind} ${building} ${ground}`
      return !seen.has(same) && seen.add(same)
    })
}

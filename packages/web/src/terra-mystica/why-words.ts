/** Why something is greyed, as the rules tell it, in the reader's language. */
import { type TerraMysticaView, type Wanted, whyNot } from '@freehold/terra-mystica'
import { amounts, type Say } from './words.ts'

/** Why what is not offered cannot be done; nothing for who has no seat. */
export type Why = (wanted: Wanted) => string

/** Where nothing else stands against it, it is not the moment; a bridge is also asked for where it is offered. */
export function whyWords(
  say: Say,
  view: TerraMysticaView,
  seat: number,
  wanted: Wanted,
  names: readonly string[],
): string {
  const reason = whyNot(view, seat, wanted)
  if (!reason) return wanted.do === 'bridge' || wanted.do === 'lay bridge' ? '' : say('why.later')
  switch (reason.code) {
    case 'power':
      return say('why.power', { power: reason.power, most: reason.most })
    case 'missing':
      return say('why.missing', { what: amounts(say, reason.missing) })
    case 'held':
      return say('why.held', { name: names[reason.by] ?? '' })
    case 'bridgesBuilt':
      return say('why.bridgesBuilt', { n: reason.n })
    case 'alone':
      return say('why.alone', { coins: reason.coins })
    case 'nothingToUpgrade':
      return say('why.nothingToUpgrade', { building: say(`building.${reason.from}`) })
    default:
      return say(`why.${reason.code}`)
  }
}

import type { Past, Who, Zone } from '../../language/types.ts'
import type { Telling } from './telling.ts'

/** A place behind `from` or `in`. */
export function zonePhrase(zone: Zone, t: Telling): string {
  const { their } = t.voice
  switch (zone) {
    case 'hand':
      return `${their} hand`
    case 'deck':
      return `${their} deck`
    case 'discard':
      return `${their} discard pile`
    case 'play':
      return 'play'
    case 'trash':
      return 'the trash'
    case 'supply':
      return 'the Supply'
    case 'piles':
      return 'the Supply piles'
    case 'box':
      return 'the piles outside the Supply'
    case 'exile':
      return `${their} Exile mat`
    case 'tavern':
      return `${their} Tavern mat`
    case 'mat':
      return `${their} mat for this card`
    case 'owned':
      return `${their} cards`
    case 'this':
      return 'this'
  }
}

/** Where something is: `in your hand`, `on your Tavern mat`. */
export function inPlace(zone: Zone, t: Telling): string {
  const said = zonePhrase(zone, t)
  return zone === 'tavern' || zone === 'mat'
    ? `on ${said}`
    : zone === 'exile'
      ? 'in Exile'
      : zone === 'owned'
        ? `among ${said}`
        : `in ${said}`
}

export function playerPhrase(who: Who): string {
  switch (who) {
    case 'you':
      return 'you'
    case 'left':
      return 'the player to your left'
    case 'right':
      return 'the player to your right'
    case 'them':
      return 'that player'
  }
}

/** When something happened. */
export function duringPhrase({ during, whose = 'you' }: Past, t: Telling): string {
  if (during === 'thisTurn') return 'this turn'
  if (during === 'game') return 'in the game'
  return `in ${whose === 'you' ? t.voice.their : 'their'} last turn`
}

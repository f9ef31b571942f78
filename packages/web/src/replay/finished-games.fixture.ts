/** Whole games for tests, played by a simple rule. */
import { dominion } from '@freehold/dominion'
import { type AnyGame, type Decision, type GameLog, type Move, Playthrough } from '@freehold/kernel'
import { terraMystica } from '@freehold/terra-mystica'

const liked = ['play Village', 'play Smithy', 'play Militia', 'play treasures', 'buy Province', 'buy Gold', 'buy Duchy']
const alsoLiked = ['buy Militia', 'buy Smithy', 'buy Silver', 'buy Village', 'done', 'no', 'end']

function likes({ options, min, max }: Decision, turn: number, first: readonly string[]): Move {
  const order = [...first, ...liked, ...(turn % 3 === 0 ? alsoLiked.toReversed() : alsoLiked)]
  const key = order.find((each) => options.some((option) => option.key === each))
  if (min <= 1 && max >= 1 && key) return [options.findIndex((option) => option.key === key)]
  return Array.from({ length: min }, (_, i) => i)
}

/** `first`: what is chosen before anything else, by its key. */
export function playedOut(game: AnyGame, options: unknown, seed: string, first: readonly string[] = []): GameLog {
  const play = Playthrough.start(game, options, seed)
  for (let n = 0; n < 5000; n++) {
    const asked = play.pending()
    if (!asked) return play.log()
    play.play(likes(asked, n, first))
  }
  throw new Error('the game did not end')
}

export const dominionGame = (players = 3, seed = 'fast:replay'): GameLog =>
  playedOut(dominion, { players, kingdom: 'First Game' }, seed)

export const terraMysticaGame = (): GameLog =>
  playedOut(terraMystica, { players: 2, factions: ['mermaids', 'witches'] }, 'fast:tm')

import { InputError } from '@freehold/kernel'
import type { Command, ExitCode } from '../command.ts'
import { nearest } from '../nearest.ts'
import { usage as dominionUsage } from '../terminal/dominion/usage.ts'
import { usage as terraMysticaUsage } from '../terminal/terra-mystica/usage.ts'

type Play = (args: readonly string[]) => Promise<ExitCode>

/** The games that can be played in the terminal. Each is loaded only when it is needed. */
const games: Readonly<Record<string, () => Promise<Play>>> = {
  dominion: async () => (await import('../terminal/dominion/play.ts')).playDominion,
  'terra-mystica': async () => (await import('../terminal/terra-mystica/play.ts')).playTerraMystica,
}

export const command: Command = {
  name: 'play',
  summary: 'play a game in the terminal',
  usage: `${dominionUsage}\n\n${terraMysticaUsage}`,
  async run(args) {
    const [first = '', ...rest] = args
    const [game, options] = first === '' || first.startsWith('-') ? ['dominion', args] : [first, rest]
    if (!Object.hasOwn(games, game)) {
      const guess = nearest(game, Object.keys(games))
      const remedy = guess ? `did you mean '${guess}'?` : `there are ${Object.keys(games).join(' and ')}`
      throw new InputError(`play: no game is called '${game}'; ${remedy}`)
    }
    return (await games[game]())(options)
  },
}

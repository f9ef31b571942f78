import type { Registry } from './command.ts'

/** All commands of `freehold`. A new one is a file in `commands/` and a line here. */
export const registry: Registry = {
  commands: {
    play: { group: 'Play', load: () => import('./commands/play.ts') },
    serve: { group: 'Play', load: () => import('./commands/serve.ts') },
    admin: { group: 'Play', load: () => import('./commands/admin.ts') },
    card: { group: 'Look up', load: () => import('./commands/card.ts') },
    kingdom: { group: 'Look up', load: () => import('./commands/kingdom.ts') },
    bench: { group: 'Check and measure', load: () => import('./commands/bench.ts') },
    evolve: { group: 'Check and measure', load: () => import('./commands/evolve.ts') },
    gate: { group: 'Check and measure', load: () => import('./commands/gate.ts') },
    ledger: { group: 'Check and measure', load: () => import('./commands/ledger.ts') },
    log: { group: 'Look up', load: () => import('./commands/log.ts') },
    match: { group: 'Check and measure', load: () => import('./commands/match.ts') },
    scenario: { group: 'Check and measure', load: () => import('./commands/scenario.ts') },
    sim: { group: 'Check and measure', load: () => import('./commands/sim.ts') },
    worker: { group: 'Check and measure', load: () => import('./commands/worker.ts') },
    verify: { group: 'Check and measure', load: () => import('./commands/verify.ts') },
  },
  examples: [
    ['freehold play', 'play Dominion against Big Money'],
    ['freehold card "Throne Room"', 'read what a card does'],
    ['freehold kingdom --random --village', 'draw ten cards to play with, a village among them'],
  ],
}

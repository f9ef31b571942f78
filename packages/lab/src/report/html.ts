/** The result of a simulation as one page that needs nothing else: no script, no network. */
import type { Pairing, SimResult } from '../sim/simulate.ts'
import { sharesOf } from '../sim/statistics.ts'
import { DECK_TURNS, gamesOf, type Tally } from '../sim/tally.ts'
import { factsOf, type PairingFacts, type SimFacts } from './facts.ts'
import { barPlot, escaped, linePlot, type Series, stackedPlot } from './plots.ts'

export function htmlReport(result: SimResult): string {
  const facts = factsOf(result)
  const played = result.pairings.filter(({ tally }) => tally.pairs > 0)
  const title = result.strategies.map(({ name }) => name).join(' against ')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(facts.kingdoms.length === 1 ? `Kingdom: ${facts.kingdoms[0]}` : `${facts.kingdoms.length} kingdoms`)}. Seed: <code>${escaped(facts.seed)}</code>.${facts.interrupted ? ' Interrupted: this is what was played.' : ''}</p>
<ul>${facts.strategies.map(({ name, about }) => `<li><b>${escaped(name)}</b>: ${escaped(about)}</li>`).join('')}</ul>
${crossSection(facts)}
${played.map((pairing) => pairingSection(result, pairing, pairingFacts(facts, result, pairing))).join('\n')}
<footer>Brackets and whiskers are 95 % intervals. Two games share each seed, with the seats swapped.</footer>
</body>
</html>
`
}

const pairingFacts = (facts: SimFacts, { strategies }: SimResult, { pairing }: Pairing): PairingFacts =>
  facts.pairings.find(
    ({ a, b }) => a === strategies[pairing[0]].name && b === strategies[pairing[1]].name,
  ) as PairingFacts

function crossSection({ table, strategies }: SimFacts): string {
  if (!table) return ''
  const order = strategies.map((_, i) => i).sort((i, j) => table.elo[j].value - table.elo[i].value)
  const rows = order.map((i, rank) => {
    const { value, low, high } = table.elo[i]
    const cells = order.map((j) => {
      const share = table.points[i][j]
      return `<td>${share === null || i === j ? '·' : (100 * share).toFixed(1)}</td>`
    })
    return `<tr><th scope="row">${rank + 1}. ${escaped(strategies[i].name)}</th><td>${value.toFixed(0)}</td><td>${low.toFixed(0)} to ${high.toFixed(0)}</td>${cells.join('')}</tr>`
  })
  return `<h2>All against all</h2><table><caption>Share of the points, in percent, of the row against the column</caption><thead><tr><th></th><th>Elo</th><th>95 %</th>${order.map((_, i) => `<th>${i + 1}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function pairingSection({ strategies }: SimResult, { pairing, tally }: Pairing, facts: PairingFacts): string {
  const names = [strategies[pairing[0]].name, strategies[pairing[1]].name]
  const { win, tie, loss } = sharesOf(tally)
  const sides = [0, 1] as const
  return `<section><h2>${escaped(names[0])} against ${escaped(names[1])}</h2>
<p>${gamesOf(tally).toLocaleString('en')} games${facts.stoppedEarly ? ', stopped early' : ''}; turns of both ${facts.turnsOfBoth.toFixed(2)}; score ${facts.scores[0].toFixed(1)} to ${facts.scores[1].toFixed(1)}; who begins wins ${(100 * facts.firstSeatWins).toFixed(1)} %, who comes second ${(100 * facts.secondSeatWins).toFixed(1)} %.</p>
<div class="plots">
${barPlot('Who wins', [
  { name: `${names[0]} wins`, ...win },
  { name: `${names[1]} wins`, ...loss },
  { name: 'Tie', ...tie },
])}
${linePlot(
  { title: 'Provinces over time', x: 'turn', y: 'Provinces owned' },
  sides.map((side) => ({ name: names[side], values: owned(tally, side, 'Province') })),
)}
${linePlot(
  { title: 'Scores', x: 'points at the end', y: 'percent of games' },
  sides.map((side) => ({ name: names[side], values: scores(tally, side) })),
)}
${linePlot({ title: 'Length of the games', x: 'turns of a player', y: 'percent of games' }, [{ name: 'games', values: lengths(tally) }])}
${sides.map((side) => stackedPlot({ title: `Deck of ${names[side]}`, x: 'turn', y: 'cards' }, decks(tally, side))).join('\n')}
</div>
${purchaseTable(names, facts)}</section>`
}

/** Turns that so many of the observed games came to, that an average means something. */
function turnsSeen(tally: Tally, side: 0 | 1): number[] {
  const games = tally.deckGames[side]
  return Array.from({ length: DECK_TURNS }, (_, i) => i + 1).filter((turn) => games[turn] > games[1] / 10)
}

const owned = (tally: Tally, side: 0 | 1, card: string): [number, number][] =>
  turnsSeen(tally, side).map((turn) => [turn, (tally.decks[side][card]?.[turn] ?? 0) / tally.deckGames[side][turn]])

const MOST_LAYERS = 7

/** The commonest cards, and the others together. */
function decks(tally: Tally, side: 0 | 1): Series[] {
  const total = (card: string) => tally.decks[side][card].reduce((sum, n) => sum + n, 0)
  const cards = Object.keys(tally.decks[side]).sort((a, b) => total(b) - total(a))
  const shown = cards.length > MOST_LAYERS + 1 ? cards.slice(0, MOST_LAYERS) : cards
  const rest = cards.slice(shown.length)
  const layers: Series[] = shown.map((name) => ({ name, values: owned(tally, side, name) }))
  if (rest.length === 0) return layers
  const sums = rest.map((card) => owned(tally, side, card))
  const values = sums[0].map(([turn], i): [number, number] => [turn, sums.reduce((sum, each) => sum + each[i][1], 0)])
  return [...layers, { name: 'other cards', values }]
}

function scores(tally: Tally, side: 0 | 1): [number, number][] {
  const counts = tally.scoreCounts[side]
  const known = Object.keys(counts).map(Number)
  const from = Math.min(...known)
  const games = gamesOf(tally)
  return Array.from({ length: Math.max(...known) - from + 1 }, (_, i) => [
    from + i,
    (100 * (counts[from + i] ?? 0)) / games,
  ])
}

function lengths(tally: Tally): [number, number][] {
  const first = tally.turnCounts.findIndex((n) => n > 0)
  const last = tally.turnCounts.findLastIndex((n) => n > 0)
  const games = gamesOf(tally)
  return Array.from({ length: last - first + 1 }, (_, i) => [first + i, (100 * tally.turnCounts[first + i]) / games])
}

function purchaseTable(names: readonly string[], { bought }: PairingFacts): string {
  const cards = [...new Set([...Object.keys(bought[0]), ...Object.keys(bought[1])])]
  const cell = (side: 0 | 1, card: string) => `<td>${(bought[side][card] ?? 0).toFixed(2)}</td>`
  const rows = cards.map((card) => `<tr><th scope="row">${escaped(card)}</th>${cell(0, card)}${cell(1, card)}</tr>`)
  return `<table><caption>Bought a game</caption><thead><tr><th></th>${names.map((name) => `<th>${escaped(name)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const style = `
:root { color-scheme: light dark; --ink: #1c1b19; --faint: #d9d5cc; --paper: #fbfaf7;
  --series-0: #2f6fb5; --series-1: #d9822b; --series-2: #6b8f3c; --series-3: #a4478f;
  --series-4: #c9a227; --series-5: #4aa3a2; --series-6: #8a6d5a; --series-7: #8f97a3; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8df; --faint: #45423c; --paper: #1b1a18; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 1120px; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; margin-top: 2rem; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr)); gap: 1.5rem; }
figure { margin: 0; } figcaption { font-weight: 600; } svg { width: 100%; height: auto; }
svg text { font-size: 12px; fill: var(--ink); } .grid { stroke: var(--faint); } .interval { stroke: var(--ink); stroke-width: 1.5; fill: none; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; margin: .25rem 0; font-size: .85rem; }
.legend i { display: inline-block; width: .8em; height: .8em; margin-right: .4em; border-radius: 2px; }
table { border-collapse: collapse; margin: 1.5rem 0; } caption { text-align: left; font-weight: 600; }
th, td { padding: .2rem .7rem; border-bottom: 1px solid var(--faint); text-align: right; } th[scope=row] { text-align: left; font-weight: 400; }
footer { margin-top: 2rem; font-size: .85rem; }
`

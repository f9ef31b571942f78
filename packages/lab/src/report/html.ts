/** The result of a simulation as one page that needs nothing else: no script, no network. */
import type { Pairing, SimResult } from '../sim/simulate.ts'
import { sharesOf } from '../sim/statistics.ts'
import { DECK_TURNS, gamesOf, type Tally } from '../sim/tally.ts'
import { factsOf, type PairingFacts, type SimFacts } from './facts.ts'
import { barPlot, escaped, linePlot, type Series, seriesColour, stackedPlot } from './plots.ts'

export function htmlReport(result: SimResult): string {
  const facts = factsOf(result)
  const played = result.pairings.filter(({ tally }) => tally.pairs > 0)
  const names = result.strategies.map(({ name }) => name)
  const title = names.length > 2 ? `${names.length} strategies, each against each` : names.join(' against ')
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
<p class="about">${escaped(facts.kingdoms.length === 1 ? `Kingdom: ${facts.kingdoms[0]}` : `${facts.kingdoms.length} kingdoms`)}. Seed: <code>${escaped(facts.seed)}</code>.${facts.interrupted ? ' Interrupted: this is what was played.' : ''}</p>
<ul class="about">${facts.strategies.map(({ name, about }) => `<li><b>${escaped(name)}</b>: ${escaped(about)}</li>`).join('')}</ul>
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

const signed = (elo: number): string => `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)}`

function crossSection({ table, strategies }: SimFacts): string {
  if (!table) return ''
  const order = strategies.map((_, i) => i).sort((i, j) => table.elo[j].value - table.elo[i].value)
  const rows = order.map((i, rank) => {
    const { value, low, high } = table.elo[i]
    const cells = order.map((j) => {
      const share = table.shares[i][j]
      return `<td>${share === null || i === j ? '·' : (100 * share).toFixed(1)}</td>`
    })
    return `<tr><th scope="row">${rank + 1}. ${escaped(strategies[i].name)}</th><td>${signed(value)}</td><td>${signed(low)} to ${signed(high)}</td>${cells.join('')}</tr>`
  })
  return `<h2>All against all</h2><div class="table"><table><caption>Share of the games, in percent, a tie being half of one, of the row against the column</caption><thead><tr><th></th><th>Elo</th><th>95 %</th>${order.map((_, i) => `<th>${i + 1}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function pairingSection({ strategies }: SimResult, { pairing, tally }: Pairing, facts: PairingFacts): string {
  const names = [strategies[pairing[0]].name, strategies[pairing[1]].name]
  const { win, tie, loss } = sharesOf(tally)
  const sides = [0, 1] as const
  const colours = cardColours(tally)
  const heading = strategies.length > 2 ? `<h2>${escaped(names[0])} against ${escaped(names[1])}</h2>` : ''
  return `<section>${heading}
${verdict(names, facts)}
<p class="facts">${gamesOf(tally).toLocaleString('en')} games${facts.stoppedEarly ? ', stopped early' : ''}; turns of both ${facts.turnsOfBoth.toFixed(2)}; score ${facts.scores[0].toFixed(1)} to ${facts.scores[1].toFixed(1)}; who begins wins ${(100 * facts.firstSeatWins).toFixed(1)} %, who comes second ${(100 * facts.secondSeatWins).toFixed(1)} %.</p>
<div class="plots">
${barPlot('Who wins', [
  { name: `${names[0]} wins`, ...win },
  { name: `${names[1]} wins`, ...loss },
  { name: 'Tie', ...tie, colour: 'var(--tie)' },
])}
${linePlot(
  { title: 'Provinces over time', x: 'turn', y: 'Provinces owned' },
  sides.map((side) => ({ name: names[side], values: owned(tally, side, 'Province') })),
)}
${linePlot(
  { title: 'Scores', x: `points at the end, ${SCORES_TOGETHER} together`, y: 'percent of games' },
  sides.map((side) => ({ name: names[side], values: scores(tally, side) })),
)}
${linePlot({ title: 'Length of the games', x: 'turns of a player', y: 'percent of games' }, [{ name: 'games', values: lengths(tally) }])}
${sides.map((side) => stackedPlot({ title: `Deck of ${names[side]}`, x: 'turn', y: 'cards' }, decks(tally, side, colours))).join('\n')}
</div>
${purchaseTable(names, facts)}</section>`
}

/** The result in one sentence. */
function verdict(names: readonly string[], { share: points, elo, a, b }: PairingFacts): string {
  if (a === b) return ''
  const [better, share] = points.value >= 0.5 ? [names[0], points.value] : [names[1], 1 - points.value]
  const clear = points.low > 0.5 || points.high < 0.5
  const told = clear ? 'is stronger' : 'may be stronger: more games would tell'
  const distance = Number.isFinite(elo.value) ? `, ${Math.abs(elo.value).toFixed(0)} Elo` : ''
  return `<p class="verdict"><b>${escaped(better)}</b> ${told}: ${(100 * share).toFixed(1)} % of the games${distance}.</p>`
}

/** Turns that so many of the observed games came to, that an average means something. */
function turnsSeen(tally: Tally, side: 0 | 1): number[] {
  const games = tally.deckGames[side]
  return Array.from({ length: DECK_TURNS }, (_, i) => i + 1).filter((turn) => games[turn] > games[1] / 10)
}

const owned = (tally: Tally, side: 0 | 1, card: string): [number, number][] =>
  turnsSeen(tally, side).map((turn) => [turn, (tally.decks[side][card]?.[turn] ?? 0) / tally.deckGames[side][turn]])

/** The basic cards in their colours, from the ground of a deck up; the kingdom's stand in between. */
const treasures = ['Copper', 'Silver', 'Gold', 'Potion']
const victories = ['Estate', 'Duchy', 'Province', 'Curse']
const MOST_KINGDOM = 7

/** A colour for each card that is shown by itself, the same in both decks: the basic ones and the commonest of the kingdom. */
function cardColours({ decks: both }: Tally): ReadonlyMap<string, string> {
  const total = (card: string) => both.reduce((sum, deck) => sum + (deck[card]?.reduce((a, b) => a + b, 0) ?? 0), 0)
  const owned = [...new Set(both.flatMap((deck) => Object.keys(deck)))].sort((a, b) => total(b) - total(a))
  const kingdom = owned.filter((card) => ![...treasures, ...victories].includes(card)).slice(0, MOST_KINGDOM)
  const basic = (card: string): [string, string] => [card, `var(--${card.toLowerCase()})`]
  return new Map([
    ...treasures.map(basic),
    ...kingdom.map((card, i): [string, string] => [card, seriesColour(i)]),
    ...victories.map(basic),
  ])
}

/** The cards with a colour of their own, and the others together. */
function decks(tally: Tally, side: 0 | 1, colours: ReadonlyMap<string, string>): Series[] {
  const cards = Object.keys(tally.decks[side])
  const layers = [...colours].flatMap(([name, colour]): Series[] =>
    cards.includes(name) ? [{ name, colour, values: owned(tally, side, name) }] : [],
  )
  const sums = cards.filter((card) => !colours.has(card)).map((card) => owned(tally, side, card))
  if (sums.length === 0) return layers
  const values = sums[0].map(([turn], i): [number, number] => [turn, sums.reduce((sum, each) => sum + each[i][1], 0)])
  return [...layers, { name: 'other cards', colour: 'var(--tie)', values }]
}

/** So many points are looked at together: most cards give points by threes, and single ones would make a comb. */
const SCORES_TOGETHER = 3

function scores(tally: Tally, side: 0 | 1): [number, number][] {
  const counts = tally.scoreCounts[side]
  const known = Object.keys(counts).map(Number)
  const first = Math.floor(Math.min(...known) / SCORES_TOGETHER) - 1
  const last = Math.floor(Math.max(...known) / SCORES_TOGETHER) + 1
  const games = gamesOf(tally)
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const from = (first + i) * SCORES_TOGETHER
    const together = Array.from({ length: SCORES_TOGETHER }, (__, j) => counts[from + j] ?? 0)
    return [from + (SCORES_TOGETHER - 1) / 2, (100 * together.reduce((a, b) => a + b, 0)) / games]
  })
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
  return `<div class="table"><table><caption>Bought a game</caption><thead><tr><th></th>${names.map((name) => `<th>${escaped(name)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

const style = `
:root { color-scheme: light dark; --ink: #211f1c; --soft: #6b665d; --faint: #e3ded3; --paper: #f4f1ea; --panel: #fdfcf9; --track: #ece8df;
  --series-0: #2f6fb5; --series-1: #d9822b; --series-2: #7a9a3f; --series-3: #a4478f; --series-4: #3f9c9a;
  --series-5: #c2503f; --series-6: #8a6d5a; --series-7: #5b62b0; --tie: #9aa0a6;
  --copper: #b9794b; --silver: #aab3bb; --gold: #e0b433; --potion: #6fa8c9; --estate: #b7cf9b; --duchy: #7faa6a; --province: #3d7a4a; --curse: #7b4d92; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8df; --soft: #a8a297; --faint: #3a3732; --paper: #171614; --panel: #211f1c; --track: #2e2b27;
  --series-0: #5b9be0; --series-1: #eb9a48; --series-2: #9dbf5c; --series-3: #cb72b8; --series-4: #5cbcb9; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 1120px; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; } h2 { font-size: 1.3rem; margin-top: 2.5rem; }
.about { color: var(--soft); margin: .2rem 0; } ul.about { padding-left: 1.1rem; } .about b { color: var(--ink); }
.verdict { font-size: 1.15rem; margin: 1rem 0 .2rem; } .facts { color: var(--soft); margin: 0 0 1.2rem; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr)); gap: 1rem; }
figure, .table { margin: 0; background: var(--panel); border: 1px solid var(--faint); border-radius: 10px; padding: .9rem 1rem; overflow-x: auto; }
figcaption, caption { font-weight: 600; text-align: left; padding-bottom: .5rem; } svg { width: 100%; height: auto; display: block; }
svg text { font-size: 12px; fill: var(--soft); } svg .name { fill: var(--ink); font-size: 13px; font-weight: 600; }
.grid { stroke: var(--faint); } .track { fill: var(--track); } .half { stroke: var(--soft); stroke-dasharray: 3 3; }
.interval { stroke: var(--ink); stroke-width: 1.5; fill: none; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; margin: .5rem 0 0; font-size: .85rem; color: var(--soft); }
.legend i { display: inline-block; width: .8em; height: .8em; margin-right: .4em; border-radius: 2px; }
.table { margin-top: 1rem; width: fit-content; max-width: 100%; box-sizing: border-box; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .8rem; border-bottom: 1px solid var(--faint); text-align: right; } th[scope=row] { text-align: left; font-weight: 400; }
tr:last-child > * { border-bottom: 0; } footer { margin-top: 2rem; font-size: .85rem; color: var(--soft); }
`

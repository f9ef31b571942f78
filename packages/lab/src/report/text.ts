/** The result of a simulation as people read it in a terminal, and as a table for other programs. */
import type { Estimate } from '../sim/statistics.ts'
import type { PairingFacts, SimFacts } from './facts.ts'

const percent = (share: number): string => (Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)} %`)
const between = ({ low, high }: Estimate): string => `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`
const signed = (elo: number): string =>
  Number.isFinite(elo) ? `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)}` : elo > 0 ? 'above all' : 'below all'
const count = (n: number): string => n.toLocaleString('en')

export function textReport(facts: SimFacts): string {
  const { kingdoms, seed, table, pairings } = facts
  const where = kingdoms.length === 1 ? kingdoms[0] : `${kingdoms.length} kingdoms`
  const head = `Kingdom: ${where}. Seed: ${seed}.${facts.interrupted ? ' Interrupted: this is what was played.' : ''}`
  const body = table ? [crossReport(facts), ...pairings.map(oneLine)] : pairings.map(pairingReport)
  return [head, ...body].join('\n\n')
}

function pairingReport(pairing: PairingFacts): string {
  const { a, b, games, unfinished, stoppedEarly, aWins, tie, bWins, share, elo, bought, scores } = pairing
  const kingdoms = pairing.kingdoms.length > 1 ? pairing.kingdoms : []
  if (games === 0) return `${a} against ${b}: none of ${count(unfinished)} games came to an end`
  const width = Math.max(`share of ${a}`.length, `${b} wins`.length, ...kingdoms.map(({ kingdom }) => kingdom.length))
  const row = (label: string, estimate: Estimate) =>
    `  ${label.padEnd(width)} ${percent(estimate.value).padStart(7)}   (${between(estimate)})`
  return [
    `${a} against ${b}: ${count(games)} games${stoppedEarly ? ', stopped early: the matter was settled' : ''}`,
    row(`${a} wins`, aWins),
    row('tie', tie),
    row(`${b} wins`, bWins),
    row(`share of ${a}`, share),
    '',
    `  Elo ${signed(elo.value)} (${signed(elo.low)} to ${signed(elo.high)}); brackets hold 95 % intervals`,
    `  Who begins wins ${percent(pairing.firstSeatWins)}, who comes second ${percent(pairing.secondSeatWins)}`,
    `  Turns of both ${pairing.turnsOfBoth.toFixed(2)}; score ${scores[0].toFixed(1)} to ${scores[1].toFixed(1)}`,
    ...(unfinished > 0 ? [`  ${count(unfinished)} further games did not come to an end and are not counted`] : []),
    '',
    ...purchases(a, b, bought),
    ...(kingdoms.length > 0
      ? ['', '  Shares by kingdom', ...kingdoms.map((each) => row(each.kingdom, each.share))]
      : []),
  ].join('\n')
}

function purchases(a: string, b: string, bought: PairingFacts['bought']): string[] {
  const cards = [...new Set([...Object.keys(bought[0]), ...Object.keys(bought[1])])]
  const width = Math.max(16, ...cards.map((card) => card.length))
  const cell = (side: 0 | 1, card: string, name: string) => (bought[side][card] ?? 0).toFixed(2).padStart(name.length)
  return [
    `  ${'Bought a game'.padEnd(width)}  ${a}  ${b}`,
    ...cards.map((card) => `  ${card.padEnd(width)}  ${cell(0, card, a)}  ${cell(1, card, b)}`),
  ]
}

function crossReport({ strategies, table, pairings }: SimFacts): string {
  if (!table) return ''
  const order = strategies.map((_, i) => i).sort((i, j) => table.elo[j].value - table.elo[i].value)
  const width = Math.max(...strategies.map(({ name }) => name.length))
  const games = pairings.reduce((sum, pairing) => sum + pairing.games, 0)
  return [
    `${count(games)} games; each row's share of the games against each column, strongest first`,
    '',
    `  ${' '.repeat(width + 4)}   Elo  (95 %)        ${order.map((_, i) => `${i + 1}`.padStart(7)).join('')}`,
    ...order.map((i, rank) => {
      const { value, low, high } = table.elo[i]
      const span = `(${signed(low)} to ${signed(high)})`.padEnd(16)
      const cells = order.map((j) => {
        const share = table.shares[i][j]
        return (i === j || share === null ? '·' : (100 * share).toFixed(1)).padStart(7)
      })
      return `  ${`${rank + 1}`.padStart(2)}  ${strategies[i].name.padEnd(width)} ${signed(value).padStart(5)}  ${span}${cells.join('')}`
    }),
  ].join('\n')
}

const oneLine = ({ a, b, games, aWins, tie, bWins, unfinished, stoppedEarly }: PairingFacts): string =>
  `${a} against ${b}: ${percent(aWins.value)} won, ${percent(tie.value)} tied, ${percent(bWins.value)} lost of ${count(games)} games` +
  `${stoppedEarly ? ', stopped early' : ''}${unfinished > 0 ? `; ${count(unfinished)} did not end` : ''}`

/** One line a pairing, with a heading. */
export function csvReport({ pairings, seed }: SimFacts): string {
  const head =
    'a,b,seed,games,unfinished,a_wins,a_wins_low,a_wins_high,tie,b_wins,b_wins_low,b_wins_high,share,share_low,share_high,elo,turns_of_both,a_score,b_score'
  const rows = pairings.map((each) =>
    [
      quoted(each.a),
      quoted(each.b),
      quoted(seed),
      each.games,
      each.unfinished,
      ...[each.aWins.value, each.aWins.low, each.aWins.high, each.tie.value],
      ...[each.bWins.value, each.bWins.low, each.bWins.high],
      ...[each.share.value, each.share.low, each.share.high, each.elo.value],
      ...[each.turnsOfBoth, each.scores[0], each.scores[1]],
    ]
      .map((cell) => (typeof cell === 'number' ? Number(cell.toFixed(5)) : cell))
      .join(','),
  )
  return [head, ...rows].join('\n')
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

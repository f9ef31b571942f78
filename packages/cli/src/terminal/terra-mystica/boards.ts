/** What everybody owns, the cults, and the tiles. */
import { BONUS_CARDS, type PlayerView, ROUND_TILES, type TerraMysticaView } from '@freehold/terra-mystica'
import { flow, padEnd, wrap } from '../layout.ts'
import { faint, strong } from './paint.ts'

const CULTS = ['fire', 'water', 'earth', 'air'] as const

export function drawHeading({ round, phase, roundTiles }: TerraMysticaView): string {
  if (round === 0) return strong(`Before the first round: ${phase}`)
  const tile = ROUND_TILES.find(({ id }) => id === roundTiles[round - 1])
  const next = ROUND_TILES.find(({ id }) => id === roundTiles[round])
  const scores = tile ? `, ${tile.vp} points for ${tile.name}` : ''
  return `${strong(`Round ${round} of 6`)}${scores}${next ? faint(` (then ${next.name})`) : ''}`
}

export function drawPlayers(view: TerraMysticaView, names: readonly string[]): string {
  const rows = view.order.map((seat) => playerRow(view.players[seat], names[seat], view))
  const head = ['', 'points', 'coins', 'work', 'priests', 'power', 'fi wa ea ai', 'ship dig', 'D TP TE SH SA', 'card']
  const widths = head.map((word, i) => Math.max(word.length, ...rows.map((row) => row[i].length)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => padEnd(cell, widths[i]))
      .join('  ')
      .trimEnd()
  return [faint(line(head)), ...rows.map(line)].join('\n')
}

function playerRow(player: PlayerView, name: string, view: TerraMysticaView): string[] {
  const { cults, built } = player
  const mark = player.passed ? ' (passed)' : view.active === player.seat && view.phase === 'actions' ? ' <' : ''
  return [
    `${player.seat + 1} ${player.name ?? name}${mark}`,
    `${player.vp}`,
    `${player.coins}`,
    `${player.workers}`,
    `${player.priests}/${player.priestLimit}`,
    player.bowls.join('/'),
    CULTS.map((cult) => `${cults[cult]}`.padStart(2)).join(' '),
    `${player.shipping}    ${player.digging}`,
    [built.dwelling, built.tradingHouse, built.temple, built.stronghold, built.sanctuary].map((n) => `${n} `).join(' '),
    player.bonusCard ?? '-',
  ]
}

/** One faction in full. */
export function drawFaction(player: PlayerView): string {
  const list = (gains: Readonly<Record<string, number>>) =>
    Object.entries(gains)
      .filter(([, n]) => n > 0)
      .map(([what, n]) => `${n} ${what}`)
      .join(', ') || 'nothing'
  const from = Object.entries(player.vpFrom)
    .filter(([, n]) => n !== 0)
    .map(([source, n]) => `${source} ${n}`)
  const lines = [
    strong(player.name ?? `Seat ${player.seat + 1}`),
    `  favors ${player.favors.join(' ') || 'none'}, towns ${player.towns.join(' ') || 'none'}, keys ${player.keys}`,
    `  special actions left: ${player.actionsLeft.join(' ') || 'none'}`,
    `  next income: ${list(player.income)}; cult bonus of this round: ${list(player.cultBonus)}`,
    `  points: ${from.join(', ') || 'none'}; ${player.vpIfOver} if the game ended now`,
  ]
  return lines.map((line) => wrap(line, undefined, 4)).join('\n')
}

export function drawTiles(view: TerraMysticaView): string {
  const cards = view.bonusCards.map(({ id, coins, owner }) => {
    const name = BONUS_CARDS.find((card) => card.id === id)?.name ?? ''
    const where = owner === null ? (coins > 0 ? ` +${coins} coins` : '') : ` (seat ${owner + 1})`
    return `${id} ${name}${where}`
  })
  const left = (tiles: Readonly<Record<string, number>>) =>
    Object.entries(tiles)
      .filter(([, n]) => n > 0)
      .map(([id, n]) => `${id}×${n}`)
      .join(' ')
  return [
    flow(['Bonus cards:', ...cards.map((card) => `${card};`)], { hang: 2 }),
    wrap(`Favor tiles left: ${left(view.favorsLeft)}`, undefined, 2),
    wrap(`Town tiles left: ${left(view.townsLeft)}`, undefined, 2),
    wrap(`Power actions taken: ${view.powerActionsTaken.join(' ') || 'none'}`, undefined, 2),
    wrap(
      `Round tiles: ${view.roundTiles.join(' ')}${view.finalTile ? `, final tile ${view.finalTile}` : ''}`,
      undefined,
      2,
    ),
  ].join('\n')
}

export function drawCults(view: TerraMysticaView, names: readonly string[]): string {
  return CULTS.map((cult) => {
    const spaces = view.priestSpaces[cult].map((seat, i) =>
      seat === null ? `[${i === 0 ? 3 : 2}]` : `[seat ${seat + 1}]`,
    )
    const standing = view.players
      .toSorted((a, b) => b.cults[cult] - a.cults[cult])
      .map((player) => `${player.name ?? names[player.seat]} ${player.cults[cult]}`)
    return wrap(`${padEnd(cult, 6)} ${spaces.join('')}  ${standing.join(', ')}`, undefined, 9)
  }).join('\n')
}

/** The map: two lines a row, each hex with its ground, its building and whose it is, and its name. */
import type { HexView, TerraMysticaView } from '@freehold/terra-mystica'
import { faint, GROUND_LETTER, paintGround } from './paint.ts'

const WIDTH = 6

const CODE: Readonly<Record<string, string>> = {
  dwelling: 'D',
  tradingHouse: 'TP',
  temple: 'TE',
  stronghold: 'SH',
  sanctuary: 'SA',
}

export function drawMap({ hexes, players }: TerraMysticaView): string {
  const rows = [...new Set(hexes.map(({ row }) => row))]
  const lines = rows.flatMap((row) => {
    const cells = hexes.filter((hex) => hex.row === row)
    const indent = ' '.repeat(row % 2 === 0 ? 0 : WIDTH / 2)
    return [indent + cells.map(upper).join(''), indent + cells.map(lower).join('')].map((line) => line.trimEnd())
  })
  const bridges = players.flatMap(({ seat, bridges }) => bridges.map((bridge) => `${bridge} (${seat + 1})`))
  if (bridges.length > 0) lines.push(`Bridges: ${bridges.join(', ')}`)
  lines.push(faint(legend))
  return lines.join('\n')
}

const legend =
  'd desert  p plains  s swamp  l lake  f forest  m mountain  w wasteland  i ice  v volcano  ~ river\n' +
  'D dwelling  TP trading house  TE temple  SH stronghold  SA sanctuary, then the seat; * part of a town'

/** `f D2`: forest, a dwelling of seat 2. */
function upper({ ground, building, owner }: HexView): string {
  if (ground === 'river') return paintGround(ground, '~~~~~ ')
  const sign = building === null ? '' : `${CODE[building]}${(owner ?? 0) + 1}`
  return `${paintGround(ground, `${GROUND_LETTER[ground]} ${sign}`.padEnd(WIDTH - 1))} `
}

function lower({ id, ground, town }: HexView): string {
  if (ground === 'river') return `${paintGround(ground, `~${id}`.padEnd(WIDTH - 1, '~'))} `
  return `${paintGround(ground, `${id}${town ? '*' : ''}`.padEnd(WIDTH - 1))} `
}

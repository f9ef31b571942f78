import { cardSign, cardSignWidth } from './card-signs.ts'
import type { Gallery } from './gallery.ts'
import { glyphs } from './glyphs.ts'
import { drawMark, round } from './marks.ts'
import { palette } from './palette.ts'
import { boxes, type SignId, signs, stop } from './signs.ts'
import { drawText, readable, textWidth } from './text.ts'
import { type BoxNode, row, type SymbolNode, type SymbolTree } from './tree.ts'

/** Something of a known size that can be drawn anywhere. */
export interface Placed {
  readonly width: number
  readonly height: number
  readonly draw: (x: number, y: number) => string
}

/** How a tree is to be laid out. */
export interface Setting {
  readonly size: number // the height of a symbol
  readonly gallery: Gallery
  readonly breaking: boolean // whether what belongs together on a line may be broken where the line is too long
}

/** Lays out a tree, no wider than it may be where that is possible. */
export function layOut(tree: SymbolTree, setting: Setting, width: number): Placed {
  const sections = tree.filter((nodes) => nodes.length > 0).map((nodes) => parts(nodes, setting, width))
  return stacked(sections, setting.size * 0.26)
}

/** Bonuses stand together, and everything else below or above them. */
function parts(nodes: readonly SymbolNode[], setting: Setting, width: number): Placed {
  const runs: SymbolNode[][] = []
  nodes.forEach((node, i) => {
    if (i > 0 && isBonus(node) === isBonus(nodes[i - 1])) runs.at(-1)?.push(node)
    else runs.push([node])
  })
  return stacked(
    runs.map((run) => flow(run, setting, width)),
    setting.size * 0.2,
  )
}

function isBonus(node: SymbolNode): boolean {
  const first = node.node === 'row' ? node.of[0] : node
  return first.node === 'sign' && first.id === 'plus' && node.node === 'row' && node.of.length === 2
}

function place(node: SymbolNode, setting: Setting, width: number): Placed {
  const { size } = setting
  const scale = size / 24
  switch (node.node) {
    case 'glyph': {
      const glyph = glyphs[node.id]
      return drawn(glyph.width * scale, size, (x, y) => scaled(glyph.draw(node.n), x, y, scale))
    }
    case 'sign': {
      const { width: wide, path } = signs[node.id]
      const n = node.n === undefined ? '' : `${node.n}`
      const line = `<path d="${path}" fill="none" stroke="${palette.ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`
      const number = n && drawText(n, 'bold', 17, wide + 0.5, 17.7)
      return drawn((wide + textWidth(n, 'bold', 17)) * scale, size, (x, y) => scaled(line + number, x, y, scale))
    }
    case 'name': {
      const body = () => cardSign(node.name, node.n, setting.gallery)
      return drawn(cardSignWidth * scale, size, (x, y) => scaled(body(), x, y, scale))
    }
    case 'lead':
    case 'row': {
      const whole = beside(
        node.of.map((part) => place(part, setting, width)),
        () => size * 0.1,
      )
      if (whole.width <= width || !setting.breaking) return whole
      const groups = joined(node.of)
      return lined(groups.length > 1 ? groups : node.of, setting, width, size * 0.1)
    }
    case 'run':
      return flow(node.of, setting, width)
    case 'box':
      return boxed(node, setting, width)
  }
}

/** Before a row is broken, each sign is tied to the symbol it belongs to: most to what follows, some to what precedes. */
function joined(nodes: readonly SymbolNode[]): SymbolNode[] {
  const groups: SymbolNode[][] = []
  nodes.forEach((node, i) => {
    const before = nodes[i - 1]
    const ties = node.node === 'sign' && (tiedBack.has(node.id) || i === nodes.length - 1)
    const afterSign = before?.node === 'sign' && !tiedBack.has(before.id)
    const last = groups.at(-1)
    if (last && (ties || afterSign)) last.push(node)
    else groups.push([node])
  })
  return groups.map((group) => row(...group))
}
const tiedBack: ReadonlySet<SignId> = new Set(['from', 'times', 'more', 'fewer', 'atLeast', 'atMost'])

const drawn = (width: number, height: number, draw: Placed['draw']): Placed => ({ width, height, draw })
const scaled = (body: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${body}</g>`

/** Sentences one after the other; those that share a line are parted. */
function flow(nodes: readonly SymbolNode[], setting: Setting, width: number): Placed {
  const { size } = setting
  const parted = new Map<Placed, boolean>() // whether the next one is another sentence
  const items = nodes.map((node, i) => {
    const placed = place(node, setting, width)
    const next = nodes[i + 1]
    if (next) parted.set(placed, isSentence(node) && isSentence(next) && !(isBonus(node) && isBonus(next)))
    return placed
  })
  const gapAfter = (item: Placed): number => size * (parted.get(item) ? 0.56 : 0.24)
  const lines = evenLines(items, width, gapAfter).map((line) => {
    const whole = beside(line, gapAfter)
    return drawn(whole.width, whole.height, (x, y) => {
      let at = x
      const stops = line.slice(0, -1).map((item) => {
        at += item.width
        const middle = at + gapAfter(item) / 2
        at += gapAfter(item)
        const dot = `<path d="${stop.path}" fill="none" stroke="${palette.mute}" stroke-width="4" stroke-linecap="round"/>`
        const scale = size / 24
        const left = middle - (stop.width * scale) / 2
        return parted.get(item) ? scaled(dot, left, y + (whole.height - size) / 2, scale) : ''
      })
      return whole.draw(x, y) + stops.join('')
    })
  })
  return stacked(lines, size * 0.14)
}

const isSentence = (node: SymbolNode): boolean => node.node !== 'box' && node.node !== 'lead' && node.node !== 'run'

/** The parts of one sentence that is too long for a line. */
function lined(nodes: readonly SymbolNode[], setting: Setting, width: number, gap: number): Placed {
  const items = nodes.map((node) => place(node, setting, width))
  return stacked(
    evenLines(items, width, () => gap).map((line) => beside(line, () => gap)),
    setting.size * 0.14,
  )
}

type Gap = (before: Placed) => number

/** As few lines as will do, and these as even as they can be. */
function evenLines(items: readonly Placed[], width: number, gap: Gap): Placed[][] {
  const count = linesOf(items, width, gap).length
  let [low, high] = [0, width]
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (linesOf(items, middle, gap).length > count) low = middle
    else high = middle
  }
  return linesOf(items, high, gap)
}

function linesOf(items: readonly Placed[], width: number, gap: Gap): Placed[][] {
  const lines: Placed[][] = []
  let used = 0
  for (const item of items) {
    const line = lines.at(-1)
    const before = line?.at(-1)
    const wider = used + (before ? gap(before) : 0) + item.width
    if (line && wider <= width) {
      line.push(item)
      used = wider
    } else {
      lines.push([item])
      used = item.width
    }
  }
  return lines
}

function beside(items: readonly Placed[], gap: Gap): Placed {
  const height = Math.max(...items.map((item) => item.height))
  const width = items.reduce((sum, item, i) => sum + item.width + (i < items.length - 1 ? gap(item) : 0), 0)
  return drawn(width, height, (x, y) => {
    let at = x
    return items
      .map((item) => {
        const picture = item.draw(at, y + (height - item.height) / 2)
        at += item.width + gap(item)
        return picture
      })
      .join('')
  })
}

function stacked(
  items: readonly Placed[],
  gap: number,
  between?: (x: number, y: number, width: number) => string,
): Placed {
  const width = Math.max(0, ...items.map((item) => item.width))
  const height = items.reduce((sum, item) => sum + item.height + gap, items.length ? -gap : 0)
  return drawn(width, height, (x, y) => {
    let at = y
    return items
      .map((item, i) => {
        const line = i > 0 && between ? between(x, at - gap / 2, width) : ''
        const picture = item.draw(x + (width - item.width) / 2, at)
        at += item.height + gap
        return line + picture
      })
      .join('')
  })
}

function boxed(node: BoxNode, setting: Setting, width: number): Placed {
  const { size } = setting
  const { fill, edge, ...box } = boxes[node.id]
  const tab = size * 0.42
  const [padX, padY] = [size * 0.13, size * 0.13]
  const room = width - tab - padX * 2
  const inside = node.options ? alternatives(node.of, setting, room, edge) : flow(node.of, setting, room)
  const [wide, high] = [inside.width + tab + padX * 2, inside.height + padY * 2]
  const line = Math.max(1, size * 0.06)
  const corner = size * 0.2
  return drawn(wide, high, (x, y) => {
    const frame = `<rect x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(high)}" rx="${round(corner)}"`
    const left = `M${round(x + tab)} ${round(y)}H${round(x + corner)}Q${round(x)} ${round(y)} ${round(x)} ${round(y + corner)}V${round(y + high - corner)}Q${round(x)} ${round(y + high)} ${round(x + corner)} ${round(y + high)}H${round(x + tab)}Z`
    const mark = tabMark(node, 'tab' in box ? box.tab : undefined, x + tab / 2, y + high / 2, tab)
    const edging = `${frame} fill="none" stroke="${edge}" stroke-width="${round(line)}"/>`
    return `${frame} fill="${fill}"/><path d="${left}" fill="${edge}"/>${mark}${inside.draw(x + tab + padX, y + padY)}${edging}`
  })
}

function tabMark(
  node: BoxNode,
  mark: Parameters<typeof drawMark>[0] | undefined,
  x: number,
  y: number,
  tab: number,
): string {
  const size = tab * 0.8
  if (!mark) return ''
  if (node.n === undefined) return drawMark(mark, round(x - size / 2), round(y - size / 2), size)
  const letter = Math.max(readable, tab * 0.95)
  const number = drawText(node.n, 'bold', letter, x - textWidth(node.n, 'bold', letter) / 2, y + tab * 0.95, '#fff')
  return drawMark(mark, round(x - size / 2), round(y - size * 1.05), size) + number
}

/** Divided by strokes, upright ones between those that share a line. */
function alternatives(options: readonly SymbolNode[], setting: Setting, width: number, edge: string): Placed {
  const { size } = setting
  const gap = size * 0.36
  const items = options.map((option) => place(option, setting, width))
  const dashes = `stroke="${edge}" stroke-width="${round(Math.max(0.8, size * 0.05))}" stroke-dasharray="${round(size * 0.12)} ${round(size * 0.09)}"`
  const lines = evenLines(items, width, () => gap).map((line) => {
    const whole = beside(line, () => gap)
    return drawn(whole.width, whole.height, (x, y) => {
      let at = x - gap / 2
      const strokes = line.slice(0, -1).map((item) => {
        at += item.width + gap
        return `<path d="M${round(at)} ${round(y)}V${round(y + whole.height)}" ${dashes}/>`
      })
      return whole.draw(x, y) + strokes.join('')
    })
  })
  return stacked(lines, gap, (x, y, wide) => `<path d="M${round(x)} ${round(y)}H${round(x + wide)}" ${dashes}/>`)
}

/** Small plots as SVG text. Colours are variables of the page, so that it can be light or dark. */

export interface Series {
  readonly name: string
  readonly values: readonly (readonly [x: number, y: number])[]
}

interface Frame {
  readonly title: string
  readonly x: string
  readonly y: string
}

const WIDTH = 520
const HEIGHT = 260
const LEFT = 48
const BOTTOM = 40
const TOP = 12
const RIGHT = 12
const PLOT_WIDTH = WIDTH - LEFT - RIGHT
const PLOT_HEIGHT = HEIGHT - TOP - BOTTOM

/** Colours of series, told apart also by those who see few colours; further ones begin again. */
const COLOURS = 8
const colour = (i: number): string => `var(--series-${i % COLOURS})`

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** One line for each series. */
export function linePlot(frame: Frame, series: readonly Series[]): string {
  const scale = scaleOf(series)
  const lines = series.map(
    ({ name, values }, i) =>
      `<polyline fill="none" stroke="${colour(i)}" stroke-width="2" points="${pointsOf(values, scale)}"><title>${escaped(name)}</title></polyline>`,
  )
  return plot(frame, scale, lines, series)
}

/** The series on top of each other; all have the same x. */
export function stackedPlot(frame: Frame, series: readonly Series[]): string {
  const floors = new Map<number, number>()
  const layers = series.map(({ name, values }) => {
    const below = values.map(([x]): [number, number] => [x, floors.get(x) ?? 0])
    const above = values.map(([x, y]): [number, number] => [x, y + (floors.get(x) ?? 0)])
    for (const [x, y] of above) floors.set(x, y)
    return { name, values: [...above, ...below.toReversed()] }
  })
  const scale = scaleOf(layers)
  const areas = layers.map(
    ({ name, values }, i) =>
      `<polygon fill="${colour(i)}" fill-opacity="0.85" points="${pointsOf(values, scale)}"><title>${escaped(name)}</title></polygon>`,
  )
  return plot(frame, scale, areas, series)
}

export interface Bar {
  readonly name: string
  readonly value: number // 0 to 1
  readonly low: number
  readonly high: number
}

/** Shares as lying bars with their intervals. */
export function barPlot(title: string, bars: readonly Bar[]): string {
  const row = 34
  const height = bars.length * row + 34
  const label = 190
  const across = WIDTH - label - 70
  const x = (share: number) => (label + share * across).toFixed(1)
  const rows = bars.map(({ name, value, low, high }, i) => {
    const y = 8 + i * row
    return [
      `<text x="${label - 8}" y="${y + 15}" text-anchor="end">${escaped(name)}</text>`,
      `<rect x="${label}" y="${y}" width="${(value * across).toFixed(1)}" height="20" fill="${colour(i)}"/>`,
      `<path class="interval" d="M${x(low)} ${y + 10}H${x(high)}M${x(low)} ${y + 5}v10M${x(high)} ${y + 5}v10"/>`,
      `<text x="${(label + Math.max(value, high) * across + 8).toFixed(1)}" y="${y + 15}">${(100 * value).toFixed(1)} %</text>`,
    ].join('')
  })
  const half = `<path class="grid" d="M${x(0.5)} 0V${bars.length * row + 8}"/><text x="${x(0.5)}" y="${height - 8}" text-anchor="middle">50 %</text>`
  return figure(title, height, half + rows.join(''), '')
}

interface Scale {
  readonly x: (value: number) => number
  readonly y: (value: number) => number
  readonly xs: readonly number[] // where the axes have a mark
  readonly ys: readonly number[]
}

function scaleOf(series: readonly Series[]): Scale {
  const points = series.flatMap(({ values }) => values)
  const xs = marks(Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x)))
  const ys = marks(0, Math.max(...points.map(([, y]) => y)))
  const from = Math.min(...points.map(([x]) => x))
  const to = Math.max(from + 1, ...points.map(([x]) => x))
  const top = ys[ys.length - 1]
  return {
    x: (value) => LEFT + ((value - from) / (to - from)) * PLOT_WIDTH,
    y: (value) => TOP + (1 - value / top) * PLOT_HEIGHT,
    xs: xs.filter((x) => x >= from && x <= to),
    ys,
  }
}

/** Round numbers that span the range, some five of them. */
function marks(from: number, to: number): number[] {
  const span = Math.max(to - from, 1e-9)
  const power = 10 ** Math.floor(Math.log10(span / 5))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => span / each <= 6) ?? 10 * power
  const first = Math.floor(from / step)
  const last = Math.ceil(to / step)
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(6)))
}

const pointsOf = (values: readonly (readonly [number, number])[], { x, y }: Scale): string =>
  values.map(([at, value]) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')

function plot(frame: Frame, scale: Scale, shapes: readonly string[], series: readonly Series[]): string {
  const grid = scale.ys.map(
    (value) =>
      `<path class="grid" d="M${LEFT} ${scale.y(value).toFixed(1)}h${PLOT_WIDTH}"/><text x="${LEFT - 6}" y="${(scale.y(value) + 4).toFixed(1)}" text-anchor="end">${value}</text>`,
  )
  const below = scale.xs.map(
    (value) =>
      `<text x="${scale.x(value).toFixed(1)}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle">${value}</text>`,
  )
  const axes = [
    `<text x="${LEFT + PLOT_WIDTH / 2}" y="${HEIGHT - 6}" text-anchor="middle">${escaped(frame.x)}</text>`,
    `<text transform="translate(12 ${TOP + PLOT_HEIGHT / 2}) rotate(-90)" text-anchor="middle">${escaped(frame.y)}</text>`,
  ]
  const keys = series.map(({ name }, i) => `<li><i style="background:${colour(i)}"></i>${escaped(name)}</li>`)
  const legend = `<ul class="legend">${keys.join('')}</ul>`
  return figure(frame.title, HEIGHT, [...grid, ...below, ...axes, ...shapes].join(''), legend)
}

const figure = (title: string, height: number, inner: string, legend: string): string =>
  `<figure><figcaption>${escaped(title)}</figcaption><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">${inner}</svg>${legend}</figure>`

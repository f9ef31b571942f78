/** Small plots as SVG text. Colours are variables of the page, so that it can be light or dark. */

export interface Series {
  readonly name: string
  readonly colour?: string // otherwise by its place
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
export const seriesColour = (i: number): string => `var(--series-${i % COLOURS})`
const colourOf = ({ colour }: { readonly colour?: string }, i: number): string => colour ?? seriesColour(i)

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** One line for each series. */
export function linePlot(frame: Frame, series: readonly Series[]): string {
  const scale = scaleOf(series)
  const lines = series.map(
    ({ name, values, colour }, i) =>
      `<polyline fill="none" stroke-linejoin="round" stroke="${colourOf({ colour }, i)}" stroke-width="2" points="${pointsOf(values, scale)}"><title>${escaped(name)}</title></polyline>`,
  )
  return plot(frame, scale, lines, series)
}

/** The series on top of each other; all have the same x. */
export function stackedPlot(frame: Frame, series: readonly Series[]): string {
  const floors = new Map<number, number>()
  const layers = series.map(({ name, values, colour }, i) => {
    const below = values.map(([x]): [number, number] => [x, floors.get(x) ?? 0])
    const above = values.map(([x, y]): [number, number] => [x, y + (floors.get(x) ?? 0)])
    for (const [x, y] of above) floors.set(x, y)
    return { name, values: [...above, ...below.toReversed()], colour: colourOf({ colour }, i) }
  })
  const scale = scaleOf(layers)
  const areas = layers.map(
    ({ name, values, colour }) =>
      `<polygon fill="${colour}" stroke="var(--panel)" stroke-width="0.7" points="${pointsOf(values, scale)}"><title>${escaped(name)}</title></polygon>`,
  )
  return plot(frame, scale, areas, series)
}

export interface Bar {
  readonly name: string
  readonly colour?: string
  readonly value: number // 0 to 1
  readonly low: number
  readonly high: number
}

/** Shares as lying bars, each under its name, with their intervals. */
export function barPlot(title: string, bars: readonly Bar[]): string {
  const row = 68
  const end = bars.length * row
  const across = WIDTH - 20
  const x = (share: number) => (10 + share * across).toFixed(1)
  const rows = bars.map(({ name, value, low, high, colour }, i) => {
    const y = 28 + i * row
    const share = `${(100 * value).toFixed(1)} %  (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`
    return [
      `<text class="name" x="10" y="${y - 9}">${escaped(name)}</text>`,
      `<text x="${WIDTH - 10}" y="${y - 9}" text-anchor="end">${share}</text>`,
      `<rect class="track" x="10" y="${y}" width="${across}" height="22" rx="4"/>`,
      `<rect x="10" y="${y}" width="${(value * across).toFixed(1)}" height="22" rx="4" fill="${colourOf({ colour }, i)}"/>`,
      `<path class="interval" d="M${x(low)} ${y + 11}H${x(high)}M${x(low)} ${y + 5}v12M${x(high)} ${y + 5}v12"/>`,
    ].join('')
  })
  const half = `<path class="half" d="M${x(0.5)} 22V${end}"/><text x="${x(0.5)}" y="${end + 16}" text-anchor="middle">50 %</text>`
  return figure(title, end + 26, rows.join('') + half, '')
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
  const keys = series.map((each, i) => `<li><i style="background:${colourOf(each, i)}"></i>${escaped(each.name)}</li>`)
  const legend = series.length > 1 ? `<ul class="legend">${keys.join('')}</ul>` : ''
  return figure(frame.title, HEIGHT, [...grid, ...below, ...axes, ...shapes].join(''), legend)
}

const figure = (title: string, height: number, inner: string, legend: string): string =>
  `<figure><figcaption>${escaped(title)}</figcaption><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">${inner}</svg>${legend}</figure>`

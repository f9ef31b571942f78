/**
 * A WebAssembly module made here, byte by byte, of the two sums that the layers of a network are. Four numbers are reckoned at a
 * time, and 32 of a row stay in registers until all rows are added.
 *
 * The binary format: https://webassembly.github.io/spec/core/binary/
 */

/** Numbers of a row that are reckoned together: eight registers of four. */
export const TOGETHER = 32

const REGISTERS = 8
const FOUR = 16 // bytes
const BLOCK = REGISTERS * FOUR

type Code = readonly number[]

const i32 = 0x7f
const v128 = 0x7b

/** A whole number from 0 on, seven bits a byte. */
function whole(n: number): Code {
  return n < 0x80 ? [n] : [(n & 0x7f) | 0x80, ...whole(n >>> 7)]
}

/** The same with a sign. */
function signed(n: number): Code {
  return n >= -0x40 && n < 0x40 ? [n & 0x7f] : [(n & 0x7f) | 0x80, ...signed(n >> 7)]
}

const simd = (op: number, ...more: Code): Code => [0xfd, ...whole(op), ...more]
const at = (offset: number): Code => [0, ...whole(offset)] // memory may be aligned in any way
const get = (local: number): Code => [0x20, ...whole(local)]
const set = (local: number): Code => [0x21, ...whole(local)]
const plus = (...code: Code): Code => [...code, 0x6a]
const constant = (n: number): Code => [0x41, ...signed(n)]
const step = (local: number, by: Code): Code => [...get(local), ...plus(...by), ...set(local)]
const zeros: Code = simd(0x0c, ...new Array<number>(FOUR).fill(0))
const load = (offset: number): Code => simd(0x00, ...at(offset))
const store = (offset: number): Code => simd(0x0b, ...at(offset))
const loadToAll = (offset: number): Code => simd(0x09, ...at(offset)) // one number into all four places
const loadWhole = (offset: number): Code => [0x28, ...at(offset)]
const add: Code = simd(0xe4)
const times: Code = simd(0xe6)
const larger: Code = simd(0xeb) // of the two the second where it is larger

/** Does it again while one local is below another, once at least. */
const loop = (code: Code, local: number, end: number): Code => [
  ...[0x03, 0x40],
  ...code,
  ...[...get(local), ...get(end), 0x49, 0x0d, 0x00],
  0x0b,
]

const each = (code: (register: number) => Code): Code => Array.from({ length: REGISTERS }, (_, i) => code(i)).flat()

interface Sum {
  readonly parameters: number // all whole numbers; the first two are where what is added up begins and ends
  readonly out: number // which of them says where the sums go
  readonly units: number // … and how long a row is, in bytes
  /** Puts into a register what it begins with, by the locals. */
  begin(locals: Locals, register: number): Code
  /** Finds the first row. */
  first(locals: Locals): Code
  /** Finds the row to be added, and its factor. */
  next(locals: Locals): Code
  /** Goes on to the next. */
  after(locals: Locals): Code
}

/** Numbers of the locals that come after the parameters. */
interface Locals {
  readonly block: number // where in a row
  readonly from: number // where what is added up now stands
  readonly row: number
  readonly factor: number
}

function sumCode({ parameters, out, units, begin, first, next, after }: Sum): Code {
  const locals: Locals = { block: parameters, from: parameters + 1, row: parameters + 2, factor: parameters + 3 }
  const { block, from, row, factor } = locals
  const register = (i: number): number => factor + 1 + i
  const addRow = each((i) => [
    ...[...get(register(i)), ...get(factor)],
    ...[...get(row), ...load(i * FOUR), ...times, ...add, ...set(register(i))],
  ])
  const blocks = loop(
    [
      ...each((i) => [...begin(locals, i), ...set(register(i))]),
      ...[...get(0), ...set(from), ...first(locals)],
      ...loop([...next(locals), ...addRow, ...after(locals)], from, 1),
      ...each((i) => [...plus(...get(out), ...get(block)), ...get(register(i)), ...store(i * FOUR)]),
      ...step(block, constant(BLOCK)),
    ],
    block,
    units,
  )
  const declared = [2, ...whole(3), i32, ...whole(1 + REGISTERS), v128]
  const body = [...declared, ...blocks, 0x0b]
  return [...whole(body.length), ...body]
}

/** rows(list, end, out, units): the list holds where a row lies and its factor. */
const rows: Sum = {
  parameters: 4,
  out: 2,
  units: 3,
  begin: () => zeros,
  first: () => [],
  next: ({ block, from, row, factor }) => [
    ...[...plus(...get(from), ...loadWhole(0), ...get(block)), ...set(row)],
    ...[...get(from), ...loadToAll(4), ...set(factor)],
  ],
  after: ({ from }) => step(from, constant(8)),
}

/** layer(input, end, out, units, weights): the biases come before the rows of the weights; an input below 0 counts as 0. */
const layer: Sum = {
  parameters: 5,
  out: 2,
  units: 3,
  begin: ({ block }, register) => [...plus(...get(4), ...get(block)), ...load(register * FOUR)],
  first: ({ block, row }) => [...plus(...plus(...get(4), ...get(block)), ...get(3)), ...set(row)],
  next: ({ from, factor }) => [...zeros, ...get(from), ...loadToAll(0), ...larger, ...set(factor)],
  after: ({ from, row }) => [...step(from, constant(4)), ...step(row, get(3))],
}

const section = (id: number, ...items: readonly Code[]): Code => {
  const content = [...whole(items.length), ...items.flat()]
  return [id, ...whole(content.length), ...content]
}
const text = (name: string): Code => [name.length, ...[...name].map((char) => char.charCodeAt(0))]
const typeOf = ({ parameters }: Sum): Code => [0x60, parameters, ...new Array<number>(parameters).fill(i32), 0]

/** The module: it takes `memory` from `in`, and gives `rows` and `layer`. */
export const sumsModule = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, typeOf(rows), typeOf(layer)),
    ...section(2, [...text('in'), ...text('memory'), 0x02, 0x00, 0x01]),
    ...section(3, [0], [1]),
    ...section(7, [...text('rows'), 0, 0], [...text('layer'), 0, 1]),
    ...section(10, sumCode(rows), sumCode(layer)),
  ])

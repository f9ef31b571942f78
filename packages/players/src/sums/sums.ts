/**
 * Sums of rows of numbers, each times a factor: what the layers of a network are. In WebAssembly where that can be had, several
 * times as fast, else in plain loops, with the same result to the last bit: every product and every sum is rounded to 32 bits.
 */
import { sumsModule, TOGETHER } from './wasm.ts'

/** Places and widths are in bytes. */
interface Kernel {
  rows(list: number, end: number, out: number, width: number): void
  layer(input: number, end: number, out: number, width: number, weights: number): void
}

/** As much of WebAssembly as is used here; also known where there are no types of browsers. */
interface WebAssemblyHere {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer; grow(pages: number): number }
  readonly Instance: new (module: object, given: object) => { readonly exports: unknown }
}

const { WebAssembly: wasm } = globalThis as { readonly WebAssembly?: WebAssemblyHere }
const PAGE = 65_536 // bytes
/** The list comes first in memory: more rows than the cards of all boxes have in a look. */
const LIST = PAGE

/** How many numbers a row of so many units takes. */
export const widthOf = (units: number): number => Math.ceil(units / TOGETHER) * TOGETHER

let compiled: object | null | undefined

/** The module; null where there is no WebAssembly, none with four numbers at a time, or none is allowed, as in our pages. */
function moduleHere({ Module }: WebAssemblyHere): object | null {
  try {
    compiled ??= new Module(sumsModule())
  } catch {
    compiled = null
  }
  return compiled
}

/** Memory for rows, and a list of those that are to be added up. */
export class Sums {
  /** All of the memory: places in bytes, divided by four. */
  floats = new Float32Array(LIST / 4)
  #ints = new Int32Array(this.floats.buffer)
  #kernel = plainKernel(this.floats, this.#ints)
  #end = 0 // of the list
  #used = LIST // by what stays
  #guest: object | undefined
  readonly #grow: (bytes: number) => void

  constructor(isPlain = false) {
    const module = isPlain || !wasm ? null : moduleHere(wasm)
    if (!wasm || !module) {
      this.#grow = (bytes) => {
        this.#see(this.floats.buffer.transfer(this.floats.byteLength + bytes))
        this.#kernel = plainKernel(this.floats, this.#ints)
      }
      return
    }
    const memory = new wasm.Memory({ initial: LIST / PAGE })
    this.#see(memory.buffer)
    this.#kernel = new wasm.Instance(module, { in: { memory } }).exports as Kernel
    this.#grow = (bytes) => {
      memory.grow(Math.ceil(bytes / PAGE))
      this.#see(memory.buffer)
    }
  }

  #see(buffer: ArrayBuffer): void {
    this.floats = new Float32Array(buffer)
    this.#ints = new Int32Array(buffer)
  }

  /** Keeps rows of so many units for good; says where. */
  keep(rows: Float32Array, units: number): number {
    const place = this.#used
    this.#used = this.write(place, rows, units)
    return place
  }

  /** The place behind all that is kept is lent to one guest at a time: undefined where it still has it, else it has to write there anew. */
  lend(guest: object): number | undefined {
    if (this.#guest === guest) return undefined
    this.#guest = guest
    return this.#used
  }

  /** Writes rows of so many units; says where the next one would lie. */
  write(place: number, rows: Float32Array, units: number): number {
    const width = widthOf(units)
    const end = place + (rows.length / units) * width * 4
    if (end > this.floats.byteLength) this.#grow(end - this.floats.byteLength)
    for (let from = 0, to = place >> 2; from < rows.length; from += units, to += width)
      this.floats.set(rows.subarray(from, from + units), to)
    return end
  }

  /** Puts a row on the list, times a factor. */
  add(row: number, factor: number): void {
    const at = this.#end >> 2
    this.#ints[at] = row
    this.floats[at + 1] = factor
    this.#end += 8
  }

  /** Adds up what is on the list, which is empty then. */
  sum(out: number, width: number): void {
    this.#kernel.rows(0, this.#end, out, width * 4)
    this.#end = 0
  }

  /** A layer: its biases, and behind them a row for each input; what is below 0 in the input counts as 0. */
  layer(input: number, inputs: number, out: number, width: number, weights: number): void {
    this.#kernel.layer(input, input + inputs * 4, out, width * 4, weights)
  }
}

const { fround } = Math

/** The same in plain loops. */
function plainKernel(floats: Float32Array, ints: Int32Array): Kernel {
  const addRow = (out: number, factor: number, row: number, width: number): void => {
    for (let j = 0; j < width; j++) floats[out + j] = fround(floats[out + j] + fround(factor * floats[row + j]))
  }
  return {
    rows(list, end, out, width) {
      floats.fill(0, out >> 2, (out + width) >> 2)
      for (let i = list >> 2; i < end >> 2; i += 2) addRow(out >> 2, floats[i + 1], ints[i] >> 2, width >> 2)
    },
    layer(input, end, out, width, weights) {
      floats.copyWithin(out >> 2, weights >> 2, (weights + width) >> 2)
      let row = weights >> 2
      for (let i = input >> 2; i < end >> 2; i++) {
        row += width >> 2
        if (floats[i] > 0) addRow(out >> 2, floats[i], row, width >> 2)
      }
    },
  }
}

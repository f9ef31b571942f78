/** Messages as socket.io writes them, without the search for bytes in each: the host sends none but text. */
import { Decoder, Encoder, type Packet } from 'socket.io-parser'

/** What is the same for many is put into words once. */
export class Worded {
  readonly #text: string

  constructor(message: unknown) {
    this.#text = JSON.stringify(message)
  }

  static textOf(data: unknown): string {
    if (!Array.isArray(data) || !(data[1] instanceof Worded)) return JSON.stringify(data)
    return `[${JSON.stringify(data[0])},${data[1].#text}]`
  }
}

class TextEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const where = nsp && nsp !== '/' ? `${nsp},` : ''
    return [`${type}${where}${id ?? ''}${data == null ? '' : Worded.textOf(data)}`]
  }
}

export const textParser = { Encoder: TextEncoder, Decoder }

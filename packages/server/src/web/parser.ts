/** Messages as socket.io writes them, without the search for bytes in each: the host sends none but text. */
import { Decoder, Encoder, type Packet } from 'socket.io-parser'

class TextEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const where = nsp && nsp !== '/' ? `${nsp},` : ''
    return [`${type}${where}${id ?? ''}${data == null ? '' : JSON.stringify(data)}`]
  }
}

export const textParser = { Encoder: TextEncoder, Decoder }

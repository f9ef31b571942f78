/** A set of cards in the address of a page: compressed, behind the `#`, so that no host ever sees it. */
import { openCardSet, setLimits, type WrittenSet, writtenSetFile } from '@freehold/dominion/own'
import type { WritingCode } from '@freehold/dominion/writing'

const START = '#set='
const LONGEST = 2 * setLimits.cards * setLimits.letters // letters; a few of a link could stand for endlessly many

export async function linkTo(set: WrittenSet, page: string): Promise<string> {
  const text = new Blob([JSON.stringify(writtenSetFile(set))])
  const packed = await new Response(text.stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer()
  const letters = btoa(String.fromCharCode(...new Uint8Array(packed)))
  return `${page}${START}${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

export const carriesSet = (fragment: string): boolean => fragment.startsWith(START)

/** The set of a link. Throws where the link is broken or carries no set. */
export async function setInLink(fragment: string, code: WritingCode): Promise<WrittenSet> {
  const letters = fragment.slice(START.length).replaceAll('-', '+').replaceAll('_', '/')
  const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const text = new TextDecoder()
  let file = ''
  for await (const piece of unpacked) {
    file += text.decode(piece, { stream: true })
    if (file.length > LONGEST) throw new RangeError('a link that carries more than a set can hold')
  }
  return openCardSet(JSON.parse(file), code)
}

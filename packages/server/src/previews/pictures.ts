/** Pictures for links: drawn in a thread of their own when first asked for, and then kept for a while. */
import { charge } from '../host/spending.ts'
import { Refused } from '../people/refused.ts'
import { Lane, LaneFailure } from '../threads/lane.ts'
import type { Picture } from './picture.ts'

const LIMIT_MS = 10_000
/** More do not wait for their turn. */
const MOST_WAITING = 40
/** The pictures that are kept take about fifty kilobytes each. */
const MOST_KEPT = 200

export class Pictures {
  readonly #lane = new Lane<Picture, Uint8Array>({
    script: new URL('./thread.ts', import.meta.url),
    workerData: undefined,
    limitMs: LIMIT_MS,
  })
  readonly #kept = new Map<string, Promise<Uint8Array>>() // the one that was asked for longest ago first

  /** `mayDraw` is asked only where the picture is not there yet. Throws `Refused` where it says no, or too many wait. */
  async png(picture: Picture, visitor: string, mayDraw: () => boolean): Promise<Uint8Array> {
    const key = JSON.stringify(picture)
    const found = this.#kept.get(key)
    if (!found && (this.#lane.waiting >= MOST_WAITING || !mayDraw()))
      throw new Refused('too-many', 'many pictures are being drawn; wait a while')
    const png = found ?? this.#drawn(picture, visitor)
    this.#kept.delete(key)
    this.#kept.set(key, png)
    if (!found) png.catch(() => this.#kept.delete(key))
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= MOST_KEPT) break
      this.#kept.delete(oldest)
    }
    return png
  }

  close(): Promise<void> {
    return this.#lane.close()
  }

  async #drawn(picture: Picture, visitor: string): Promise<Uint8Array> {
    try {
      const { answer, ms } = await this.#lane.ask(() => picture, [visitor])
      charge(ms)
      return answer
    } catch (error) {
      if (!(error instanceof LaneFailure) || error.isMistake) throw error
      charge(LIMIT_MS)
      throw new Refused('too-many', 'the picture takes too long to draw')
    }
  }
}

/** Whose sessions have ended: signed out, banned, gone. Whatever speaks for them is closed at once, at every node. */

export interface Ended {
  readonly person: string
  readonly key?: string // of the one session or token; all of the person where left out
}

export class EndedSessions {
  readonly #listeners = new Set<(ended: Ended) => void>()
  /** Tells other nodes. */
  announce: (ended: Ended) => void = () => {}

  listen(listener: (ended: Ended) => void): void {
    this.#listeners.add(listener)
  }

  end(ended: Ended): void {
    this.heard(ended)
    this.announce(ended)
  }

  /** It happened at another node, or was found in the database. */
  heard(ended: Ended): void {
    for (const listener of this.#listeners) listener(ended)
  }
}

/** By what somebody is known: a session or a token, with its id. */
export const sessionKey = (id: string): string => `session ${id}`
export const tokenKey = (id: string): string => `token ${id}`

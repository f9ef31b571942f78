import type { Json } from './game.ts'

/** What is wrong, as data, for whoever says it in another language: a code, and what fills the gaps of its sentence. */
export type Fault = { readonly code: string } & { readonly [gap: string]: Json }

/** Something a person or a program gave us is wrong. The message is one line: what, where, and what would be right. */
export class InputError extends Error {
  override name = 'InputError'
  readonly fault: Fault | undefined

  constructor(message: string, fault?: Fault) {
    super(message)
    this.fault = fault
  }
}

/** A move that the pending decision does not allow. The state is unchanged. */
export class IllegalMove extends InputError {
  override name = 'IllegalMove'
}

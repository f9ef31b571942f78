/** Something a person or a program gave us is wrong. The message is one line: what, where, and what would be right. */
export class InputError extends Error {
  override name = 'InputError'
}

/** A move that the pending decision does not allow. The state is unchanged. */
export class IllegalMove extends InputError {
  override name = 'IllegalMove'
}

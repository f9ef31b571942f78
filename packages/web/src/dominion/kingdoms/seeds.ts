/** A seed nobody had before. */
export const freshSeed = (): string => `fast:${crypto.randomUUID()}`

/**
 * Short names for states. A hash is the first 16 hex digits (64 bits) of sha-256: enough that two states of one game
 * never share one by accident, short enough to read aloud. It proves sameness to friends, not against forgers; what
 * holds against forgers is that seed and moves lead to the state again.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { notPlain } from './plain.ts'

export const HASH_DIGITS = 16

export function hashBytes(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes).subarray(0, HASH_DIGITS / 2))
}

/** The hash of plain data, whatever the order of its keys. */
export function hashJson(value: unknown): string {
  return hashBytes(utf8ToBytes(canonicalJson(value)))
}

/**
 * JSON with the keys in order: equal data, equal text. Throws `TypeError` on what JSON would lose, such as a `Map`: two
 * different states must not get one hash. (`unknown`, because an interface is not assignable to `Json`.)
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    const problem = notPlain(inner)
    if (problem !== undefined) throw new TypeError(`${key || 'value'}: ${problem}, which is not plain data`)
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner
    const record = inner as Record<string, unknown>
    return Object.fromEntries(
      Object.keys(record)
        .sort()
        .map((name) => [name, record[name]]),
    )
  })
}

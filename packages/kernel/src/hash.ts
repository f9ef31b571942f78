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
  return textOf('', value) ?? 'null'
}

/** The text of a value; nothing for what counts as no field. By hand, because `JSON.stringify` with a replacer takes four times as long. */
function textOf(key: string, value: unknown): string | undefined {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value)
  const problem = notPlain(value)
  if (problem !== undefined) throw new TypeError(`${key || 'value'}: ${problem}, which is not plain data`)
  if (value === undefined) return undefined
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return listText(value)
  const record = value as Record<string, unknown>
  let text = ''
  for (const name of keysInOrder(record)) {
    const inner = textOf(name, record[name])
    if (inner !== undefined) text += `${text === '' ? '' : ','}${quoted(name)}:${inner}`
  }
  return `{${text}}`
}

const PLAIN_LETTERS = /^[ !#-[\]-~]*$/

const quoted = (text: string): string => (PLAIN_LETTERS.test(text) ? `"${text}"` : JSON.stringify(text))

/** Whole numbers first and by size, as objects keep them, then the others by letters. */
function keysInOrder(record: object): string[] {
  const keys = Object.keys(record)
  const others = keys.findIndex((key) => !/^(0|[1-9]\d*)$/.test(key))
  return others <= 0 ? (others < 0 ? keys : keys.sort()) : [...keys.slice(0, others), ...keys.slice(others).sort()]
}

function listText(list: readonly unknown[]): string {
  let text = ''
  for (let i = 0; i < list.length; i++) text += `${i === 0 ? '' : ','}${textOf(String(i), list[i])}`
  return `[${text}]`
}

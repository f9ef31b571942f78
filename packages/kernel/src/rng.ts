/**
 * Randomness inside the state. A generator is `RNG_WORDS` words of the game's own typed array, so that it is cloned,
 * hashed and saved with everything else. Nothing but those words decides what is drawn next.
 *
 *     at + 0          mode: RNG_FAST, RNG_SECRET or RNG_ORDERED
 *     at + 1 … at + 4 fast: the four words of xoshiro128**
 *     at + 1 … at + 8 secret: the key of ChaCha20, little-endian
 *     at + 9          secret: how many words of the keystream were drawn
 */
import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { InputError } from './errors.ts'
import type { Seed } from './game.ts'

export const RNG_WORDS = 10
export const RNG_FAST = 0
export const RNG_SECRET = 1
export const RNG_ORDERED = 2

const RNG_MODES = ['fast', 'secret', 'ordered'] as const
export type RngMode = (typeof RNG_MODES)[number]

/** The largest `n` of `below`: up to here the product with a 32-bit word is exact in a double. */
export const BELOW_MAX = 2 ** 21

const STATE = 1
const KEY = 1
const KEY_WORDS = 8
const DRAWN = 9
const WORDS_PER_BLOCK = 16

/** Sets the generator at `words[at]`. Throws `InputError` where the seed is not one. */
export function seedRng(words: Int32Array, at: number, seed: Seed): void {
  checkSeed(seed)
  words.fill(0, at, at + RNG_WORDS)
  if (seed === 'ordered') {
    words[at] = RNG_ORDERED
  } else if (seed.startsWith('fast:')) {
    words[at] = RNG_FAST
    mixText(seed, words, at + STATE)
  } else {
    words[at] = RNG_SECRET
    const key = new DataView(hexToBytes(seed.slice('secret:'.length)).buffer)
    for (let i = 0; i < KEY_WORDS; i++) words[at + KEY + i] = key.getInt32(4 * i, true)
  }
}

/** Throws `InputError` where the text is no seed. */
export function checkSeed(seed: unknown): asserts seed is Seed {
  const right = 'give "fast:<any text>", "secret:<64 digits 0-9 a-f>" or "ordered"'
  if (typeof seed !== 'string') throw new InputError(`seed: expected a text; ${right}`)
  if (seed === 'ordered') return
  if (seed.startsWith('fast:')) {
    if (seed.length === 'fast:'.length) throw new InputError('seed: nothing after "fast:"; give for example "fast:1"')
  } else if (seed.startsWith('secret:')) {
    // Not echoed: a mistyped secret is still nearly the secret.
    if (!/^secret:[0-9a-f]{64}$/.test(seed)) {
      throw new InputError('seed: after "secret:" come exactly 64 digits 0-9 a-f (32 bytes)')
    }
  } else {
    throw new InputError(`seed: unknown kind ${JSON.stringify(seed.slice(0, 40))}; ${right}`)
  }
}

/** How the generator at `words[at]` works; a game that shuffles keeps the order it finds where this is `ordered`. */
export function randomMode(words: Int32Array, at: number): RngMode {
  return RNG_MODES[words[at]]
}

/** The next word, 0 to 2^32 - 1; always 0 in `ordered`. */
export function nextUint32(words: Int32Array, at: number): number {
  return nextInt32(words, at) >>> 0
}

/** A whole number from 0 to n - 1, each equally likely (n up to `BELOW_MAX`); always 0 in `ordered`. */
export function below(words: Int32Array, at: number, n: number): number {
  if (n >>> 0 !== n || n === 0 || n > BELOW_MAX) throw new RangeError(`below: n is ${n}, not 1 to ${BELOW_MAX}`)
  if (words[at] === RNG_ORDERED) return 0
  // Lemire's method: the high half of word * n; a low half under 2^32 mod n marks the words that would favour some.
  let word = nextInt32(words, at)
  let low = Math.imul(word, n) >>> 0
  if (low < n) {
    const unfair = (2 ** 32 - n) % n
    while (low < unfair) {
      word = nextInt32(words, at)
      low = Math.imul(word, n) >>> 0
    }
  }
  return (((word >>> 0) * n - low) / 2 ** 32) | 0
}

/** The next word as a signed number: V8 keeps those off the heap, so that drawing makes no garbage. */
function nextInt32(words: Int32Array, at: number): number {
  const mode = words[at]
  if (mode === RNG_FAST) return nextFast(words, at + STATE)
  if (mode === RNG_SECRET) return nextSecret(words, at)
  return 0
}

/** The seed of a live game from 32 bytes of the system's secure source, which the caller reads: rules do no I/O. */
export function freshSecretSeed(bytes: Uint8Array): Seed {
  if (bytes.length !== 32) throw new InputError(`secret seed: expected 32 random bytes, got ${bytes.length}`)
  return `secret:${bytesToHex(bytes)}`
}

/** What is published before the first move: sha-256 of the seed's text. The seed itself follows after the last one. */
export function commitment(seed: Seed): string {
  return bytesToHex(sha256(utf8ToBytes(seed)))
}

/** xoshiro128** 1.1 by Blackman and Vigna. */
function nextFast(words: Int32Array, s: number): number {
  const s1 = words[s + 1]
  const times5 = Math.imul(s1, 5)
  const result = Math.imul((times5 << 7) | (times5 >>> 25), 9)
  const s2 = words[s + 2] ^ words[s]
  const s3 = words[s + 3] ^ s1
  words[s + 1] = s1 ^ s2
  words[s] ^= s3
  words[s + 2] = s2 ^ (s1 << 9)
  words[s + 3] = (s3 << 11) | (s3 >>> 21)
  return result
}

/**
 * Text to four words: Murmur's multipliers over four crossed lanes, then a full avalanche of each. Not sha-256, because
 * a bulk run seeds several hundred thousand games a second.
 */
function mixText(text: string, words: Int32Array, at: number): void {
  let a = 0x3c6ef372 ^ text.length
  let b = 0x5851f42d
  let c = 0x14057b7e
  let d = 0x2545f491
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ code, 0x239b961b)
    b = c ^ Math.imul(b ^ code, 0xab0e9789)
    c = d ^ Math.imul(c ^ code, 0x38b34ae5)
    d = a ^ Math.imul(d ^ code, 0xa1e38b93)
  }
  for (let round = 0; round < 2; round++) {
    a = avalanche(a + d)
    b = avalanche(b + a)
    c = avalanche(c + b)
    d = avalanche(d + c)
  }
  words[at] = a
  words[at + 1] = b
  words[at + 2] = c
  words[at + 3] = a === 0 && b === 0 && c === 0 && d === 0 ? 1 : d // all zeros would stay zeros
}

function avalanche(word: number): number {
  let x = word ^ (word >>> 16)
  x = Math.imul(x, 0x85ebca6b)
  x ^= x >>> 13
  x = Math.imul(x, 0xc2b2ae35)
  return x ^ (x >>> 16)
}

/** The block of keystream drawn from last. A cache: what it holds follows from the key and number it is filed under. */
const cached = {
  filled: false,
  key: new Int32Array(KEY_WORDS),
  block: 0,
  stream: new DataView(new ArrayBuffer(4 * WORDS_PER_BLOCK)),
}
const NONCE = new Uint8Array(12) // a key serves one game, so that the nonce has nothing to tell apart
const ZEROS = new Uint8Array(4 * WORDS_PER_BLOCK)

function nextSecret(words: Int32Array, at: number): number {
  const drawn = words[at + DRAWN] >>> 0
  const block = drawn >>> 4
  if (!isCached(words, at + KEY, block)) fillCache(words, at + KEY, block)
  words[at + DRAWN] = drawn + 1
  return cached.stream.getInt32(4 * (drawn & 15), true)
}

function isCached(words: Int32Array, key: number, block: number): boolean {
  if (!cached.filled || cached.block !== block) return false
  for (let i = 0; i < KEY_WORDS; i++) if (cached.key[i] !== words[key + i]) return false
  return true
}

function fillCache(words: Int32Array, key: number, block: number): void {
  const bytes = new Uint8Array(4 * KEY_WORDS)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < KEY_WORDS; i++) {
    cached.key[i] = words[key + i]
    view.setInt32(4 * i, words[key + i], true)
  }
  cached.block = block
  cached.stream = new DataView(chacha20(bytes, NONCE, ZEROS, undefined, block).buffer)
  cached.filled = true
}

import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { InputError } from './errors.ts'
import {
  BELOW_MAX,
  below,
  checkSeed,
  commitment,
  freshSecretSeed,
  nextUint32,
  RNG_FAST,
  RNG_ORDERED,
  RNG_SECRET,
  RNG_WORDS,
  randomMode,
  seedRng,
} from './rng.ts'

function rng(seed: string): Int32Array {
  const words = new Int32Array(RNG_WORDS)
  seedRng(words, 0, seed)
  return words
}

function draw(words: Int32Array, count: number): number[] {
  return Array.from({ length: count }, () => nextUint32(words, 0))
}

/** Sum of squared deviations from equal shares; about `counts.length` where the counts are random. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** A bound that a fair chi-square with `n` classes passes all but once in a hundred thousand times (Wilson and Hilferty). */
function chiSquareBound(n: number): number {
  const freedom = n - 1
  return freedom * (1 - 2 / (9 * freedom) + 4.265 * Math.sqrt(2 / (9 * freedom))) ** 3
}

describe('fast', () => {
  test('is xoshiro128** as its authors wrote it', () => {
    // From xoshiro128starstar.c (Blackman and Vigna, version 1.1), compiled, state 1 2 3 4.
    const words = new Int32Array(RNG_WORDS)
    words.set([RNG_FAST, 1, 2, 3, 4])
    expect(draw(words, 10)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ])
    draw(words, 1_000_000 - 11)
    expect(nextUint32(words, 0)).toBe(3457443141)
  })

  test('a hundred thousand neighbouring seeds start unrelated generators', () => {
    const seeds = 100_000
    const starts = new Set<string>()
    const firstByte = new Array<number>(256).fill(0)
    const bitsChanged: number[] = []
    let before = rng('fast:start')
    for (let i = 0; i < seeds; i++) {
      const words = rng(`fast:${i}`)
      starts.add(words.subarray(1, 5).join())
      bitsChanged.push(differingBits(before, words))
      before = words.slice()
      firstByte[nextUint32(words, 0) >>> 24]++
    }
    expect(starts.size).toBe(seeds)
    expect(chiSquare(firstByte)).toBeLessThan(chiSquareBound(256))
    const mean = bitsChanged.reduce((sum, bits) => sum + bits, 0) / seeds
    expect(Math.abs(mean - 64)).toBeLessThan(0.1) // half of 128, standard error 0.018
    expect(Math.min(...bitsChanged)).toBeGreaterThan(30)
  })

  test('a seed means the same game for ever', () => {
    expect([...rng('fast:1')]).toEqual([0, -464008506, -1408728707, 689922916, 761168674, 0, 0, 0, 0, 0])
    expect(draw(rng('fast:Ä 🂡'), 2)).toEqual(draw(rng('fast:Ä 🂡'), 2))
  })
})

describe('secret', () => {
  const keystream = (seed: string, block: number): string => {
    const words = rng(seed)
    draw(words, 16 * block)
    const bytes = new DataView(new ArrayBuffer(64))
    draw(words, 16).forEach((word, i) => {
      bytes.setUint32(4 * i, word, true)
    })
    return Buffer.from(bytes.buffer).toString('hex')
  }

  test.each([
    // RFC 8439, appendix A.1, test vectors 1 to 4 (all with the zero nonce that we use).
    [
      '00'.repeat(32),
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      '00'.repeat(32),
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      `${'00'.repeat(31)}01`,
      1,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      `00ff${'00'.repeat(30)}`,
      2,
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
  ])('is the ChaCha20 keystream: key %s, block %i', (key, block, expected) => {
    expect(keystream(`secret:${key}`, block)).toBe(expected)
  })

  test('two generators drawn from by turns are what each is alone', () => {
    const seeds = [`secret:${'01'.repeat(32)}`, `secret:${'02'.repeat(32)}`]
    const alone = seeds.map((seed) => draw(rng(seed), 100))
    const [left, right] = seeds.map(rng)
    const together: number[][] = [[], []]
    for (let i = 0; i < 100; i++) {
      together[0].push(nextUint32(left, 0))
      together[1].push(nextUint32(right, 0))
    }
    expect(together).toEqual(alone)
  })

  test('a copy of the words goes on as the original does', () => {
    const words = rng(`secret:${'c4'.repeat(32)}`)
    draw(words, 37)
    const copy = words.slice()
    expect(draw(copy, 50)).toEqual(draw(words, 50))
  })

  test('a seed is made of 32 bytes, and of nothing else', () => {
    expect(freshSecretSeed(new Uint8Array(32).fill(0xab))).toBe(`secret:${'ab'.repeat(32)}`)
    expect(() => freshSecretSeed(new Uint8Array(16))).toThrow(
      new InputError('secret seed: expected 32 random bytes, got 16'),
    )
  })

  test('the commitment is the sha-256 of the seed text', () => {
    const seed = `secret:${'5e'.repeat(32)}`
    expect(commitment(seed)).toBe(createHash('sha256').update(seed).digest('hex'))
  })
})

describe('ordered', () => {
  test('draws only zeros', () => {
    const words = rng('ordered')
    expect(draw(words, 3)).toEqual([0, 0, 0])
    expect(below(words, 0, 10)).toBe(0)
    expect([...words]).toEqual([RNG_ORDERED, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  })
})

describe('below', () => {
  const secret = `secret:${'77'.repeat(32)}`
  test.each([
    ['fast:chi', 2],
    ['fast:chi', 7],
    ['fast:chi', 10],
    ['fast:chi', 52],
    ['fast:chi', 1000],
    [secret, 7],
    [secret, 52],
  ])('%s: every number under %i is equally likely', (seed, n) => {
    const words = rng(seed)
    const counts = new Array<number>(n).fill(0)
    for (let i = 0; i < 200_000; i++) counts[below(words, 0, n)]++
    expect(counts).toHaveLength(n)
    expect(chiSquare(counts)).toBeLessThan(chiSquareBound(n))
  })

  test('neighbouring draws are unrelated', () => {
    const words = rng('fast:pairs')
    const pairs = new Array<number>(36).fill(0)
    for (let i = 0; i < 200_000; i++) pairs[6 * below(words, 0, 6) + below(words, 0, 6)]++
    expect(chiSquare(pairs)).toBeLessThan(chiSquareBound(36))
  })

  test('words that would favour a number are drawn again', () => {
    // 2^32 mod 3 is 1: of all words only 0 is unfair. These words draw 0 second (see the reference sequence above).
    const words = new Int32Array(RNG_WORDS)
    words.set([RNG_FAST, 1, 2, 3, 4])
    const taken = [below(words, 0, 3), below(words, 0, 3)]
    expect(taken).toEqual([Math.floor((11520 * 3) / 2 ** 32), Math.floor((5927040 * 3) / 2 ** 32)])
    expect(nextUint32(words, 0)).toBe(70819200)
  })

  test('the largest n stays in range', () => {
    const words = rng('fast:wide')
    let largest = 0
    for (let i = 0; i < 100_000; i++) {
      const drawn = below(words, 0, BELOW_MAX)
      expect(Number.isInteger(drawn) && drawn >= 0 && drawn < BELOW_MAX).toBe(true)
      largest = Math.max(largest, drawn)
    }
    expect(largest).toBeGreaterThan(BELOW_MAX * 0.999)
  })

  test.each([0, -1, 1.5, Number.NaN, BELOW_MAX + 1, 2 ** 32 + 1])('n = %d is refused', (n) => {
    const words = rng('fast:1')
    const before = words.slice()
    expect(() => below(words, 0, n)).toThrow(RangeError)
    expect(words).toEqual(before)
  })
})

describe('words', () => {
  test('stay within their place', () => {
    for (const seed of ['fast:1', `secret:${'ff'.repeat(32)}`, 'ordered']) {
      const words = new Int32Array(RNG_WORDS + 4).fill(99)
      seedRng(words, 2, seed)
      for (let i = 0; i < 40; i++) below(words, 2, 9)
      expect([words[0], words[1], words[RNG_WORDS + 2], words[RNG_WORDS + 3]]).toEqual([99, 99, 99, 99])
    }
  })

  test('tell the mode', () => {
    expect(['fast:1', `secret:${'00'.repeat(32)}`, 'ordered'].map((seed) => randomMode(rng(seed), 0))).toEqual([
      'fast',
      'secret',
      'ordered',
    ])
    expect([rng('fast:1')[0], rng(`secret:${'00'.repeat(32)}`)[0]]).toEqual([RNG_FAST, RNG_SECRET])
  })
})

describe('a bad seed is refused with the remedy', () => {
  test.each([
    ['', /^seed: unknown kind ""; give "fast:<any text>"/],
    ['42', /^seed: unknown kind "42"; give "fast:<any text>"/],
    ['Fast:1', /^seed: unknown kind "Fast:1"/],
    ['fast:', /^seed: nothing after "fast:"/],
    ['secret:', /^seed: after "secret:" come exactly 64 digits/],
    [`secret:${'AB'.repeat(32)}`, /^seed: after "secret:" come exactly 64 digits 0-9 a-f/],
    [`secret:${'ab'.repeat(32)}\n`, /^seed: after "secret:"/],
    ['ordered:1', /^seed: unknown kind "ordered:1"/],
    [7, /^seed: expected a text/],
    [undefined, /^seed: expected a text/],
  ])('%j', (seed, message) => {
    expect(() => checkSeed(seed)).toThrow(InputError)
    expect(() => checkSeed(seed)).toThrow(message)
  })

  test('and the words stay as they were', () => {
    const words = rng('fast:1')
    const before = words.slice()
    expect(() => seedRng(words, 0, 'secret:1')).toThrow(InputError)
    expect(words).toEqual(before)
  })

  test('and a mistyped secret is not repeated in the message', () => {
    const whole = /^seed: after "secret:" come exactly 64 digits 0-9 a-f \(32 bytes\)$/
    expect(() => checkSeed('secret:123456')).toThrow(whole)
  })
})

function differingBits(a: Int32Array, b: Int32Array): number {
  let bits = 0
  for (let i = 1; i <= 4; i++) {
    for (let x = (a[i] ^ b[i]) >>> 0; x !== 0; x >>>= 1) bits += x & 1
  }
  return bits
}

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { canonicalJson, hashBytes, hashJson } from './hash.ts'

test('a hash is the first 16 hex digits of sha-256', () => {
  const bytes = Uint8Array.of(1, 2, 3)
  expect(hashBytes(bytes)).toBe(createHash('sha256').update(bytes).digest('hex').slice(0, 16))
  expect(hashBytes(new Uint8Array(0))).toBe('e3b0c44298fc1c14')
})

test('the order of keys does not matter, the order of items does', () => {
  const left = { b: [1, { y: 'ö', x: null }], a: true }
  const right = { a: true, b: [1, { x: null, y: 'ö' }] }
  expect(canonicalJson(left)).toBe('{"a":true,"b":[1,{"x":null,"y":"ö"}]}')
  expect(hashJson(left)).toBe(hashJson(right))
  expect(hashJson({ ...right, b: [{ x: null, y: 'ö' }, 1] })).not.toBe(hashJson(right))
})

test('keys that look like numbers or like __proto__ are keys like any other', () => {
  expect(canonicalJson(JSON.parse('{"10":1,"9":2,"__proto__":3}'))).toBe('{"9":2,"10":1,"__proto__":3}')
  expect(hashJson(JSON.parse('{"__proto__":3}'))).not.toBe(hashJson({}))
})

test.each([
  [{ a: new Map() }, 'a: a Map, which is not plain data'],
  [{ a: { words: new Int32Array(2) } }, 'words: a Int32Array, which is not plain data'],
  [[1, Number.NaN], '1: the number NaN, which is not plain data'],
  [{ f: () => 1 }, 'f: a function, which is not plain data'],
  [[1, undefined], 'value: a list with a gap, which is not plain data'],
  [1n, 'value: a bigint, which is not plain data'],
])('what JSON would lose is not hashed: %o', (value, message) => {
  expect(() => hashJson(value)).toThrow(new TypeError(message))
})

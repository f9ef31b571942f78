import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namedApart } from './look-alikes.ts'
import { refusalCodes, statusOf } from './refusals.ts'
import { newTableSchema } from './tables.ts'
import { nameSchema } from './values.ts'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.ts$/.test(file),
)

test('needs nothing but zod at run time, so that browsers can use it', () => {
  const imported = files.flatMap((file) => {
    const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    return [...text.matchAll(/^(?:import|export) (?!type )[^'"]*?from '([^']+)'/gm)].map(([, from]) => from)
  })
  const others = imported.filter((from) => !/^\.{1,2}\/[\w/-]+\.ts$/.test(from))
  expect(new Set(others)).toEqual(new Set(['zod']))
})

test('every refusal has a status that says whose fault it is', () => {
  for (const code of refusalCodes) expect(statusOf(code), code).toBeGreaterThanOrEqual(400)
  expect(statusOf('stale')).toBe(409)
  expect(statusOf('internal')).toBe(500)
})

test('what was not asked for is refused, not passed over', () => {
  expect(newTableSchema.safeParse({ game: 'dominion', owner: 'me' }).success).toBe(false)
  expect(nameSchema.parse('  Ann ')).toBe('Ann')
})

test('a name can be read, and is not that of somebody who left', () => {
  const isName = (text: string) => nameSchema.safeParse(text).success
  for (const name of ['Ann', 'Zoë', 'Łukasz ♥', '李', 'Nguyễn', 'หนึ่ง', '❤️', 'a.b'])
    expect(isName(name), name).toBe(true)
  const unseen = ['\u3164', '\u2800', '\uffa0\u115f', 'An\u00adn', 'Ann\u200b', 'A\u034fnn', '\u202enna', '\u0301']
  for (const name of unseen) expect(isName(name), JSON.stringify(name)).toBe(false)
  expect(isName(`A${'\u0301'.repeat(20)}`)).toBe(false)
  for (const name of ['Somebody who left', 'somebody  WHO left', 'Somebody who ｌeft']) expect(isName(name)).toBe(false)
  expect(nameSchema.parse('Zoe\u0308')).toBe('Zoë')
})

test('a name is of one alphabet, in plain letters, and not read like that of somebody who left', () => {
  const isName = (text: string) => nameSchema.safeParse(text).success
  for (const name of ['Анна', 'Ελένη', 'Ann 李', 'たろう', 'น้ำ', 'Yıldız', 'Zoë ™', 'ann 2'])
    expect(isName(name), name).toBe(true)
  for (const name of ['\u0410nn', 'B\u03bfb', '\u{1d400}nn', 'Ａnn', 'Ⓐnn', '\u0251nn', 'ℬob'])
    expect(isName(name), name).toBe(false)
  expect(isName('Somebody who Ieft')).toBe(false) // with a capital I
})

test('who is read like another is told apart by a number', () => {
  expect(namedApart('Ann', ['Bob'])).toBe('Ann')
  expect(namedApart('ann', ['Ann', 'Bob'])).toBe('ann 2')
  expect(namedApart('BoB', ['B0b', 'BOB 2'])).toBe('BoB 3')
  expect(namedApart('\u0410\u041d\u041d\u0410', ['Ahha'])).toBe('\u0410\u041d\u041d\u0410 2')
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isEnglish } from '../../e2e/english.ts'

type Texts = { readonly [key: string]: string | Texts }

const folder = import.meta.dirname
const areas = readdirSync(join(folder, 'en'))
const texts = (language: string, area: string): Texts =>
  JSON.parse(readFileSync(join(folder, language, area), 'utf8')) as Texts

const keys = (of: Texts, before = ''): string[] =>
  Object.entries(of).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keys(value, `${before}${key}.`),
  )
const values = (of: Texts): string[] =>
  Object.values(of).flatMap((value) => (typeof value === 'string' ? [value] : values(value)))
const gaps = (text: string) => [...text.matchAll(/{{\s*(\w+).*?}}|<\/?\w+\/?>/g)].map(([gap]) => gap).sort()

describe('German', () => {
  test('has the same areas', () => {
    expect(readdirSync(join(folder, 'de'))).toEqual(areas)
  })
  test.each(areas)('%s says what English says', (area) => {
    const [english, german] = [texts('en', area), texts('de', area)]
    expect(keys(german).sort()).toEqual(keys(english).sort())
    expect(values(german).every((text) => text.trim() !== '')).toBe(true)
  })
  test.each(areas)('%s has no English left', (area) => {
    const written = values(texts('de', area)).map((text) => text.replaceAll(/{{.*?}}|<.*?>/g, ' '))
    expect(written.filter(isEnglish)).toEqual([])
  })
  test.each(areas)('%s has the same gaps to fill', (area) => {
    const flat = (of: Texts, before = ''): [string, string][] =>
      Object.entries(of).flatMap(([key, value]): [string, string][] =>
        typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
      )
    const german = new Map(flat(texts('de', area)))
    for (const [key, text] of flat(texts('en', area)))
      expect([key, gaps(german.get(key) ?? '')]).toEqual([key, gaps(text)])
  })
})

test('the app is described in every language when it is installed', () => {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, '../../public', name), 'utf8')) as object
  const { description } = texts('de', 'common.json')
  expect(read('manifest.webmanifest')).toMatchObject({ description: texts('en', 'common.json').description })
  expect(read('manifest.de.webmanifest')).toEqual({ ...read('manifest.webmanifest'), lang: 'de', description })
})

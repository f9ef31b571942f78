import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { areasIn, isEnglish, textsOf } from '../../e2e/english.ts'

type Texts = { readonly [key: string]: string | Texts }

const areas = [...areasIn('en').keys()]

const keys = (of: Texts, before = ''): string[] =>
  Object.entries(of).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keys(value, `${before}${key}.`),
  )
const values = (of: Texts): string[] =>
  Object.values(of).flatMap((value) => (typeof value === 'string' ? [value] : values(value)))
const gaps = (text: string) => [...text.matchAll(/{{\s*(\w+).*?}}|<\/?\w+\/?>/g)].map(([gap]) => gap).sort()

describe('German', () => {
  test('has the same areas', () => {
    expect([...areasIn('de').keys()]).toEqual(areas)
  })
  test.each(areas)('%s says what English says', (area) => {
    const [english, german] = [textsOf('en', area), textsOf('de', area)]
    expect(keys(german).sort()).toEqual(keys(english).sort())
    expect(values(german).every((text) => text.trim() !== '')).toBe(true)
  })
  test.each(areas)('%s has no English left', (area) => {
    const written = values(textsOf('de', area)).map((text) => text.replaceAll(/{{.*?}}|<.*?>/g, ' '))
    expect(written.filter(isEnglish)).toEqual([])
  })
  test.each(areas)('%s has the same gaps to fill', (area) => {
    const flat = (of: Texts, before = ''): [string, string][] =>
      Object.entries(of).flatMap(([key, value]): [string, string][] =>
        typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
      )
    const german = new Map(flat(textsOf('de', area)))
    for (const [key, text] of flat(textsOf('en', area)))
      expect([key, gaps(german.get(key) ?? '')]).toEqual([key, gaps(text)])
  })
})

test('the app is described in every language when it is installed', () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../../public', name), 'utf8')) as object
  const { description } = textsOf('de', 'common')
  expect(read('manifest.webmanifest')).toMatchObject({ description: textsOf('en', 'common').description })
  expect(read('manifest.de.webmanifest')).toEqual({ ...read('manifest.webmanifest'), lang: 'de', description })
})

import { expect, test } from 'vitest'
import { withSoftHyphens } from './soft-hyphens.ts'

const shown = (name: string) => withSoftHyphens(name).replaceAll('\u00ad', '|')

test('long words may be broken between syllables, never near their ends, and nothing is lost', () => {
  expect(shown('Überlebende')).toBe('Über|le|ben|de')
  expect(shown('Werkstatt')).toBe('Werk|statt')
  expect(shown('Burggraben')).toBe('Burg|gra|ben')
  expect(shown('Schwarzmarkt')).toBe('Schwarz|markt')
  expect(shown('Encampment')).toBe('Encamp|ment')
  expect(shown('Workshop')).toBe('Work|shop')
  expect(shown('Überwuchertes Anwesen')).toBe('Über|wu|cher|tes Anwesen')
})

test('short words stay whole, and so do those that can stand in lines of their own', () => {
  for (const name of ['Moat', 'Copper', 'Overgrown Estate', 'Zerstörte Bibliothek']) expect(shown(name)).toBe(name)
})

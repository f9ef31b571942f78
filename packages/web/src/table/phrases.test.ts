import { expect, test } from 'vitest'
import { phrases, phraseText, saidIn } from './phrases.ts'

const german = ((key: string) => `auf Deutsch: ${key}`) as Parameters<typeof saidIn>[1]

test('a phrase is read in the language of the reader, anything else as it was said', () => {
  for (const phrase of phrases) expect(saidIn(phraseText(phrase), german)).toBe(`auf Deutsch: phrases.${phrase}`)
  expect(saidIn('Hello', german)).toBe('Hello')
})

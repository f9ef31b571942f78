import { refusalCodes, refusalReasons } from '@freehold/server/protocol'
import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { HostError } from '../client/http.ts'
import de from '../locales/de/common.json'
import en from '../locales/en/common.json'
import { problemText, refusalText } from './problems.ts'

beforeAll(async () => {
  const resources = { en: { common: en }, de: { common: de } }
  await i18next.init({ lng: 'en', resources, defaultNS: 'common', interpolation: { escapeValue: false } })
})

describe.each(['en', 'de'])('in %s', (language) => {
  beforeAll(async () => void (await i18next.changeLanguage(language)))

  test('every code of the host is a sentence of its own', () => {
    const said = refusalCodes.map((code) => refusalText({ code }))
    expect(new Set(said).size).toBe(refusalCodes.length)
    for (const each of said) expect(each).toMatch(/^\p{Lu}.*[.?]$/u)
    expect(said).not.toContain(i18next.t('refusals.codes.unknown'))
  })

  test('so is what a code alone does not tell', () => {
    for (const reason of refusalReasons) {
      const text = refusalText({
        code: 'rated',
        fault: { code: reason, most: 20, minutes: 5, rules: '7', why: 'spam.' },
      })
      expect(text).not.toBe(refusalText({ code: 'rated' }))
      expect(text).toMatch(/^\p{Lu}[^{]*[.]$/u)
    }
  })

  test('and what was typed wrongly', () => {
    for (const place of ['name', 'email', 'password', 'next', 'current', 'text'])
      expect(refusalText({ code: 'bad-input', fault: { code: 'unexpected', place } })).not.toBe(
        refusalText({ code: 'bad-input' }),
      )
    expect(refusalText({ code: 'bad-input', fault: { code: 'unexpected', place: 'seats[0]' } })).toBe(
      refusalText({ code: 'bad-input' }),
    )
  })
})

test('the words of the host and of programs reach nobody', () => {
  expect(problemText(new HostError('over', 'the game is over and out'))).not.toContain('out')
  expect(problemText(new HostError('of-a-newer-host' as 'over', 'new'))).toBe(i18next.t('refusals.codes.unknown'))
  expect(problemText(new TypeError('x is not a function'))).toBe(i18next.t('failed.title'))
})

import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InputError } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { findStrategy, strategyIds } from './library.ts'
import { parseStrategy } from './strategy.ts'

const parse = (fields: object) => parseStrategy({ name: 'Mine', buy: ['Gold'], ...fields }, 'mine.json')

describe('a strategy', () => {
  test('is a name and a menu; a bare card is always wanted', () => {
    expect(parse({ buy: ['Province', { card: 'Smithy', atMost: 2, when: 'coins < 6' }] })).toMatchObject({
      name: 'Mine',
      buy: [
        { card: 'Province' },
        {
          card: 'Smithy',
          when: {
            is: 'and',
            parts: [
              { is: '<', left: { of: 'own', what: 'Smithy' }, right: { of: 'number', n: 2 } },
              { is: '<', left: { of: 'coins' }, right: { of: 'number', n: 6 } },
            ],
          },
        },
      ],
      needs: ['Smithy'],
    })
  })

  test.each([
    [{ buy: [] }, 'mine.json: buy: expected at least one card to buy'],
    [{ buy: ['Goldd'] }, 'mine.json: buy[0].card: there is no card "Goldd"; did you mean Gold?'],
    [
      { buy: ['Gold', { card: 'Silver', wenn: '' }] },
      'mine.json: buy[1]: there is no field "wenn"; there are card, when, atMost',
    ],
    [{ buy: [{ card: 'Gold', when: 'coins >' }] }, 'mine.json: buy[0].when: expected a number or a quantity'],
    [{ buy: [{ card: 'Gold', atMost: 0 }] }, 'mine.json: buy[0].atMost: expected a whole number from 1'],
    [{ buy: [7] }, 'mine.json: buy[0]: expected a card'],
    [{ name: '' }, 'mine.json: name: expected a name'],
    [{ trash: [{ card: 'Estate', atMost: 2 }] }, 'mine.json: trash[0]: there is no field "atMost"'],
    [
      { plays: [] },
      'mine.json: there is no field "plays"; there are name, about, buy, play, idle, trash, answers, needs, evolved',
    ],
  ])('%j is refused in one line', (fields, problem) => {
    expect(() => parse(fields)).toThrow(InputError)
    expect(() => parse(fields)).toThrow(problem)
    expect(() => parse(fields)).not.toThrow(/\n/)
  })
})

describe('the library', () => {
  test('holds what it promises, each with a sentence of its own', () => {
    const ids = strategyIds()
    expect(ids).toEqual(expect.arrayContaining(['big-money', 'big-money-ultimate', 'chapel', 'gardens-rush']))
    const single = ['smithy', 'witch', 'militia', 'laboratory', 'council-room', 'moneylender', 'market', 'bureaucrat']
    for (const card of [...single, 'library', 'courtyard', 'torturer']) expect(ids).toContain(`big-money-${card}`)
    const strategies = ids.map(findStrategy)
    expect(new Set(strategies.map(({ name }) => name)).size).toBe(ids.length)
    expect(new Set(strategies.map(({ about }) => about)).size).toBe(ids.length)
  })

  test('finds by id or name, however written, and files by their path', async () => {
    expect(findStrategy('Big Money')).toBe(findStrategy('big-money'))
    expect(findStrategy('gardens rush').needs).toEqual(['Workshop', 'Gardens'])
    const file = join(await mkdtemp(join(tmpdir(), 'freehold-')), 'mine.json')
    writeFileSync(file, JSON.stringify({ name: 'Mine', buy: ['Gold'] }))
    expect(findStrategy(file).name).toBe('Mine')
    writeFileSync(file, '{')
    expect(() => findStrategy(file)).toThrow(`${file}: not JSON`)
  })

  test('says what may have been meant', () => {
    expect(() => findStrategy('big-mony')).toThrow('there is no strategy "big-mony"; did you mean big-money?')
    expect(() => findStrategy('xyzzy')).toThrow('freehold sim --list')
    expect(() => findStrategy('nowhere.json')).toThrow('nowhere.json: there is no such file')
  })
})

test('the example in docs/strategies.md is a strategy', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/strategies.md'), 'utf8')
  const example = /^ {4}\{\n[\s\S]*?^ {4}\}$/m.exec(page)?.[0] ?? ''
  expect(parseStrategy(JSON.parse(example), 'example').needs).toEqual(['Smithy', 'Village'])
})

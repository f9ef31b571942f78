/** Whatever can be written is told, drawn and judged while somebody writes it: nothing may fall over what makes no sense. */
import { expect, test } from 'vitest'
import { writtenCards } from '../cards/written.ts'
import { limits, notRun } from '../own/index.ts'
import { symbolLine } from '../symbols/index.ts'
import { linePicture } from '../symbols/line-picture.ts'
import { english } from '../words/english/index.ts'
import { german } from '../words/german/index.ts'
import { plainText } from '../words/index.ts'
import { explained, questionsOf, readInAnyTongue, writingIn, writtenCard } from './index.ts'
import { lot, RandomPrograms } from './random-program.fixture.ts'

const tongues = [
  { grammar: writingIn('en'), tongue: english },
  { grammar: writingIn('de'), tongue: german },
]
const gallery = { card: () => undefined, picture: () => undefined }
const LONG = 20_000 // letters of data: far beyond what a card may be

test.each(['few', 'wild'])('programs by lot with %s numbers are told in both tongues, drawn and judged', (numbers) => {
  const next = lot(2026)
  const wild = () => [-limits.number, -1, 0, 1, 2, limits.number][Math.floor(next() * 6)]
  const programs = new RandomPrograms(tongues[0].grammar, next, numbers === 'wild' ? wild : undefined)
  for (let n = 0; n < 600; n++) {
    const abilities = [{ when: 'play' as const, steps: programs.steps(2 + (n % 3)) }, programs.ability(3)]
    const card = { ...writtenCards[0], name: `By Lot ${n}`, abilities }
    if (JSON.stringify(card).length > LONG) continue
    const fellOver = ((): string | undefined => {
      try {
        for (const { grammar, tongue } of tongues) {
          plainText(card, tongue)
          questionsOf(card, tongue)
          if (numbers === 'wild') continue // less than nothing has no spelling
          readInAnyTongue(writtenCard(card, grammar))
          for (const { step, holds } of explained(card, grammar, tongue))
            if (step) linePicture({ step, holds }, card, 150, 21, gallery)
        }
        symbolLine(card)
        notRun(card)
        return undefined
      } catch (error) {
        return `${(error as Error).stack}\n${JSON.stringify(abilities)}`
      }
    })()
    expect(fellOver).toBeUndefined()
  }
})

/** The menus on which simulators are compared: `plain`, `plain:Smithy`, `plain:Smithy*2`, `plain:Smithy*2+Militia`. */
import { InputError } from '@freehold/kernel'
import { cardNames } from './expression.ts'
import { didYouMean, fold } from './spelling.ts'
import { parseStrategy, type Strategy } from './strategy.ts'

const MOST = 99

/**
 * A Province for 8, a Gold for 6, so many copies of the cards, a Silver for 3, and nothing else. The cards are played whenever
 * they are drawn. Throws `InputError`.
 */
export function plainStrategy(asked: string): Strategy {
  const cards = asked
    .slice('plain:'.length)
    .split('+')
    .filter((part) => part !== '' || asked.includes(':'))
    .map((part) => cardAndCopies(part, asked))
  const names = cards.map(({ card, copies }) => (copies === 1 ? card : `${card}*${copies}`))
  const written = cards.length === 0 ? 'Silver' : `${names.join(', ')}, Silver`
  return parseStrategy(
    {
      name: cards.length === 0 ? 'Plain money' : `Plain ${names.join(' and ')}`,
      about: `Province, Gold, ${written}, and nothing else.`,
      buy: ['Province', 'Gold', ...cards.map(({ card, copies }) => ({ card, atMost: copies })), 'Silver'],
      play: cards.map(({ card }) => card),
    },
    asked,
  )
}

function cardAndCopies(part: string, asked: string): { card: string; copies: number } {
  const [, word, times = '1'] = /^(.*?)(?:\*(\d+))?$/.exec(part.trim()) ?? []
  const names = [...cardNames()]
  const card = names.find((name) => fold(name) === fold(word))
  const copies = Number(times)
  if (card === undefined || word === '') {
    const meant = didYouMean(word, names) || '; give plain:Smithy or plain:Smithy*2'
    throw new InputError(`${asked}: there is no card ${JSON.stringify(word)}${meant}`)
  }
  if (copies < 1 || copies > MOST) throw new InputError(`${asked}: expected 1 to ${MOST} copies, got ${times}`)
  return { card, copies }
}

import type { Arrangement, Num } from '../../language/types.ts'
import { amount } from '../markup.ts'
import { constant, sayAll } from '../telling.ts'
import { nounNamed } from './card-names.ts'
import { aCard, someCards } from './filters.ts'
import { list } from './grammar.ts'
import { joinedSentences } from './items.ts'
import { declined, title } from './nouns.ts'
import { perPhrase } from './numbers.ts'
import { type Telling, third } from './telling.ts'
import { tokenNames } from './token-names.ts'

/** What is done before the game, as a sentence without its full stop. */
export function arrangementPhrase(arrangement: Arrangement, t: Telling): string {
  switch (arrangement.arrange) {
    case 'tokens': {
      const { token, n, on } = arrangement
      const count = constant(n, t)
      const noun = tokenNames[token]
      const what =
        token === 'points'
          ? amount('points', count ?? 6)
          : count === 1
            ? declined(noun, 'one', 'ein', 'acc')
            : `${count ?? 6} ${noun.many}`
      const filter = typeof on === 'object' && on.cards === 'pick' ? on.filter : undefined
      const where =
        on === 'here'
          ? 'hierher'
          : on === 'you'
            ? 'vor jeden Spieler'
            : filter === undefined || filter.is === 'any'
              ? 'auf jeden Vorratsstapel'
              : `auf jeden Vorratsstapel mit ${someCards(filter, t, 'dat')}`
      return `lege ${what} ${where}${count === undefined ? perPhrase(eachOf(n), t) : ''}`
    }
    case 'everyone':
      t.voice = third('jeder Spieler', 'jeden Spieler')
      return joinedSentences(sayAll(arrangement.steps, t), t.voice).join('; ')
    case 'addPile':
      return `lege einen weiteren Königreichstapel mit ${someCards(arrangement.filter, t, 'dat')} in den Vorrat; seine Karten sind Bannkarten`
    case 'markPile':
      return `wähle zufällig einen Vorratsstapel mit ${someCards(arrangement.filter, t, 'dat')}`
    case 'sideDeck':
      return `bilde den Stapel „${title(nounNamed(arrangement.deck))}“ aus je einem Exemplar der Königreichkarten, die nicht im Vorrat liegen`
    case 'setAside':
      return arrangement.what === 'Boons'
        ? `lege die obersten ${arrangement.n} Gaben offen beiseite`
        : `lege ${aCard(arrangement.filter, t, 'acc')} beiseite, die im Spiel nicht gebraucht wird`
    case 'trash':
      return `lege ${list(arrangement.names.map((name) => title(nounNamed(name))))} in den Müll`
    case 'heirloom':
      return `jeder Spieler beginnt mit ${declined(nounNamed(arrangement.name), 'one', 'ein', 'dat')} statt eines der Kupfer`
  }
}

/** What a number of tokens goes by, where it is so many for each. */
const eachOf = (n: Num): Num => (typeof n === 'object' && n.num === 'times' ? n.value : n)

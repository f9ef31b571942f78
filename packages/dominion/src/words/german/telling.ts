import type { Who } from '../../language/types.ts'
import type { Telling as Told } from '../telling.ts'
import type { Item } from './items.ts'
import { type Case, type Determiner, declined, type Noun } from './nouns.ts'

/** Who does a step, as the sentence has it. */
export interface Voice {
  readonly subject: string // empty in the imperative
  readonly pronoun: string // `du`, `er`; somebody known by name is called so again
  readonly whom: string // the subject in the accusative
  readonly own: Extract<Determiner, 'dein' | 'sein' | 'eigen'>
}

export const imperative: Voice = { subject: '', pronoun: 'du', whom: 'dich', own: 'dein' }
/** `du` said aloud, where the sentence before spoke of somebody else. */
export const explicitYou: Voice = { ...imperative, subject: 'du' }
export const third = (subject: string, whom: string): Voice => ({ subject, pronoun: 'er', whom, own: 'sein' })
/** A name does not say whether it is a woman's or a man's. */
export const named = (name: string): Voice => ({ subject: name, pronoun: name, whom: name, own: 'eigen' })

/** The same voice, the one it speaks of having just been spoken of. */
export const again = (voice: Voice): Voice => (isYou(voice) ? voice : { ...voice, subject: voice.pronoun })

export const isYou = (voice: Voice): boolean => voice.own === 'dein'

export type Telling = Told<Voice, Item, Case>

/** `deinen Nachziehstapel`, `seinem Ablagestapel`. */
export const own = (noun: Noun, as: Case, { voice }: Telling): string => {
  const said = declined(noun, 'one', voice.own, as)
  return as === 'gen' && noun.gender !== 'f' ? `${said}s` : said
}

const neighbours: Record<Exclude<Who, 'you'>, Record<Case, string>> = {
  left: {
    nom: 'dein linker Nachbar',
    acc: 'deinen linken Nachbarn',
    dat: 'deinem linken Nachbarn',
    gen: 'deines linken Nachbarn',
  },
  right: {
    nom: 'dein rechter Nachbar',
    acc: 'deinen rechten Nachbarn',
    dat: 'deinem rechten Nachbarn',
    gen: 'deines rechten Nachbarn',
  },
  them: { nom: 'dieser Spieler', acc: 'diesen Spieler', dat: 'diesem Spieler', gen: 'dieses Spielers' },
}
export const neighbour = (who: Exclude<Who, 'you'>, as: Case): string => neighbours[who][as]

import type { CardType, LandscapeType } from '../../language/types.ts'
import type { Tongue } from '../tongue.ts'
import { cardList } from './card-list.ts'
import { nounNamed } from './card-names.ts'
import { cardText } from './card-text.ts'
import { theCards } from './known-cards.ts'
import { title } from './nouns.ts'
import { stepsSentence } from './prompts.ts'
import { spoken } from './spoken.ts'

const typeNames: Record<CardType | LandscapeType, string> = {
  Event: 'Ereignis',
  Project: 'Projekt',
  Landmark: 'Landmarke',
  Way: 'Weg',
  Boon: 'Gabe',
  Hex: 'Plage',
  State: 'Zustand',
  Artifact: 'Artefakt',
  Action: 'Aktion',
  Treasure: 'Geld',
  Victory: 'Punkte',
  Curse: 'Fluch',
  Attack: 'Angriff',
  Reaction: 'Reaktion',
  Duration: 'Dauer',
  Looter: 'Plünderer',
  Ruins: 'Ruine',
  Prize: 'Preis',
  Shelter: 'Unterkunft',
  Knight: 'Ritter',
  Command: 'Befehl',
  Traveller: 'Reisender',
  Reserve: 'Reserve',
  Gathering: 'Sammlung',
  Castle: 'Schloss',
  Night: 'Nacht',
  Heirloom: 'Erbstück',
  Fate: 'Glück',
  Doom: 'Unheil',
  Spirit: 'Geist',
  Zombie: 'Zombie',
}

/** German as the cards of a table need it: names as far as they were loaded, no words for the page of symbols. */
export const german: Tongue = {
  code: 'de',
  cardName: (name) => title(nounNamed(name)),
  typeName: (type) => typeNames[type],
  cardList,
  theCards: (names) => theCards(names, 'acc'),
  cardText,
  spoken,
  stepsSentence,
}

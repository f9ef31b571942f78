import { type CardType, cardTypes } from '../../language/types.ts'
import { typeNouns } from './filters.ts'
import { declined, karte } from './nouns.ts'

/** How a card was last spoken of, as the stem of an adjective. */
const DRAWN_TYPES = 9 // the others have no sign yet

const references = {
  trashed: 'entsorgt',
  discarded: 'abgelegt',
  revealed: 'aufgedeckt',
  seen: 'angesehen',
  played: 'gespielt',
  gained: 'genommen',
  chosen: 'gewählt',
  found: 'gesucht',
  named: 'genannt',
  moved: 'gelegt',
}

const kinds = Object.fromEntries(
  cardTypes
    .slice(0, DRAWN_TYPES)
    .map((type: CardType) => [`card${type}`, declined(typeNouns[type], 'one', 'ein', 'nom')]),
)

const those = Object.entries(references).flatMap(([id, stem]) => [
  [`that-${id}`, declined(karte, 'one', 'der', 'nom', [stem])],
  [`cost-${id}`, `die Kosten ${declined(karte, 'one', 'der', 'gen', [stem])}`],
])

/** What each symbol means, by its id. */
export const symbols: Readonly<Record<string, string>> = {
  card: 'eine Karte; mit + davor: so viele ziehen',
  action: 'Aktionen',
  buy: 'Käufe; vor einer Karte: sie kaufen',
  coin: 'Münzen',
  potion: 'ein Trank',
  point: 'Punkte',

  discard: 'ablegen',
  trash: 'entsorgen',
  gain: 'nehmen',
  wouldGain: 'nehmen würde',
  reveal: 'aufdecken',
  look: 'ansehen, nur für sich',
  play: 'spielen',
  choose: 'wählen',
  dig: 'vom Nachziehstapel aufdecken, bis so viele gefunden sind',
  nameCard: 'eine Karte nennen',
  pass: 'gleichzeitig eine Karte nach links weitergeben',

  hand: 'die Hand; eine Zahl ist die der Handkarten',
  deck: 'der Nachziehstapel',
  deckTop: 'oben auf dem Nachziehstapel, oder so viele Karten von dort',
  deckAnywhere: 'an beliebiger Stelle im Nachziehstapel',
  discardPile: 'der Ablagestapel',
  inPlay: 'im Spiel',
  trashPile: 'der Müll',
  supply: 'der Vorrat',
  pile: 'der Stapel, von dem sie kam',
  aside: 'beiseitegelegt',
  asideThisTurn: 'beiseitegelegt bis zum Ende des Zuges, dann abgelegt',

  you: 'du',
  others: 'jeder Mitspieler',
  everyone: 'jeder Spieler, auch du',
  left: 'dein linker Nachbar',
  right: 'dein rechter Nachbar',
  chosenByYou: 'von dir gewählt',
  chosenByLeft: 'von deinem linken Nachbarn gewählt',
  chosenByRight: 'von deinem rechten Nachbarn gewählt',

  ...kinds,

  'named-Copper': 'ein Kupfer',
  'named-Silver': 'ein Silber',
  'named-Gold': 'ein Gold',
  'named-Platinum': 'ein Platin',
  'named-Potion': 'die Karte Trank',
  'named-Estate': 'ein Anwesen',
  'named-Duchy': 'ein Herzogtum',
  'named-Province': 'eine Provinz',
  'named-Colony': 'eine Kolonie',
  'named-Curse': 'ein Fluch',
  'named-other': 'jede andere Karte: ihr Bild in der Farbe ihrer Art',

  'that-this': 'diese Karte',
  'that-event': 'die Karte, mit der es geschah',
  'cost-this': 'die Kosten dieser Karte',
  'cost-event': 'die Kosten der Karte, mit der es geschah',
  ...Object.fromEntries(those),

  thisTurn: 'in diesem Zug',
  nextTurn: 'zu Beginn deines nächsten Zuges',
  extraTurn: 'ein Extrazug nach diesem Zug',
  turns: 'Züge in Folge',
  cleanUp: 'die Aufräumphase',

  owned: 'alle Karten, die du besitzt',
  rest: 'die übrigen Karten',
  emptyPile: 'ein leerer Vorratsstapel',
  types: 'die Typen einer Karte',
  onlyIf: 'nur wenn',
  unaffected: 'du bist von dem Angriff nicht betroffen',
  become: 'jene Karte sein, bis sie das Spiel verlässt',
  instead: 'stattdessen',
  cheaper: 'kostet so viele Münzen weniger, aber nie weniger als 0',
  decides: 'trifft jede Entscheidung für den anderen und sieht, was er sieht',

  'sign-plus': 'du erhältst',
  'sign-from': 'von dort',
  'sign-then': 'dann, oder: dorthin',
  'sign-upTo': 'kostet höchstens',
  'sign-less': 'kostet weniger als',
  'sign-atLeast': 'mindestens',
  'sign-atMost': 'höchstens',
  'sign-is': 'ist, oder: kostet genau',
  'sign-not': 'ist nicht',
  'sign-times': 'so viele Male',
  'sign-per': 'für jede, oder: für je so viele (abgerundet)',
  'sign-or': 'oder',
  'sign-and': 'beides zugleich',
  'sign-before': 'bevor',
  'sign-more': 'so viele Münzen mehr als',
  'sign-fewer': 'so viele Münzen weniger als',
  'sign-stop': 'ein Satz endet, der nächste beginnt',

  'box-if': 'wenn',
  'box-did': 'wenn es getan wurde',
  'box-otherwise': 'sonst',
  'box-may': 'du darfst',
  'box-choose': 'wähle eins davon, oder so viele verschiedene, wie links steht',
  'box-when': 'wenn dies geschieht',
  'box-group': 'gehört zusammen',
  'box-until': 'immer wieder, bis die Hand so groß ist',
}

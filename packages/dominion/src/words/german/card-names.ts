import { adventuresNames } from './names/adventures.ts'
import { cornucopiaNames } from './names/cornucopia.ts'
import { darkAgesNames } from './names/dark-ages.ts'
import { empiresNames } from './names/empires.ts'
import { menagerieNames } from './names/menagerie.ts'
import { nocturneNames } from './names/nocturne.ts'
import { f, m, n, p, weak } from './names/noun.ts'
import { renaissanceNames } from './names/renaissance.ts'
import { seasideNames } from './names/seaside.ts'
import type { Noun } from './nouns.ts'

/** The names under which the cards are known in German. */
export const cardNames: Readonly<Record<string, Noun>> = {
  Copper: n('Kupfer'),
  Silver: n('Silber'),
  Gold: n('Gold'),
  Potion: m('Trank', 'Tränke'),
  Estate: n('Anwesen'),
  Duchy: n('Herzogtum', 'Herzogtümer'),
  Province: f('Provinz', 'Provinzen'),
  Curse: m('Fluch', 'Flüche'),

  Adventurer: m('Abenteurer'),
  Artisan: f('Töpferei', 'Töpfereien'),
  Bandit: f('Banditin', 'Banditinnen'),
  Bureaucrat: weak('Bürokrat', 'Bürokraten'),
  Cellar: m('Keller'),
  Chancellor: m('Kanzler'),
  Chapel: f('Kapelle', 'Kapellen'),
  'Council Room': f('Ratsversammlung', 'Ratsversammlungen'),
  Feast: n('Festmahl', 'Festmähler'),
  Festival: m('Jahrmarkt', 'Jahrmärkte'),
  Gardens: p('Gärten'),
  Harbinger: f('Vorbotin', 'Vorbotinnen'),
  Laboratory: n('Laboratorium', 'Laboratorien'),
  Library: f('Bibliothek', 'Bibliotheken'),
  Market: m('Markt', 'Märkte'),
  Merchant: f('Händlerin', 'Händlerinnen'),
  Militia: f('Miliz', 'Milizen'),
  Mine: f('Mine', 'Minen'),
  Moat: m('Burggraben', 'Burggräben'),
  Moneylender: m('Geldverleiher'),
  Poacher: f('Wilddiebin', 'Wilddiebinnen'),
  Remodel: m('Umbau', 'Umbauten'),
  Sentry: f('Torwächterin', 'Torwächterinnen'),
  Smithy: f('Schmiede', 'Schmieden'),
  Spy: m('Spion', 'Spione'),
  Thief: m('Dieb', 'Diebe'),
  'Throne Room': m('Thronsaal', 'Thronsäle'),
  Vassal: weak('Vasall', 'Vasallen'),
  Village: n('Dorf', 'Dörfer'),
  Witch: f('Hexe', 'Hexen'),
  Woodcutter: m('Holzfäller'),
  Workshop: f('Werkstatt', 'Werkstätten'),

  Baron: m('Baron', 'Barone'),
  Bridge: f('Brücke', 'Brücken'),
  Conspirator: m('Verschwörer'),
  Courtier: p('Höflinge'),
  Courtyard: m('Burghof', 'Burghöfe'),
  Diplomat: f('Diplomatin', 'Diplomatinnen'),
  Duke: m('Herzog', 'Herzöge'),
  Harem: m('Harem', 'Harems'),
  Ironworks: f('Eisenhütte', 'Eisenhütten'),
  Lurker: f('Herumtreiberin', 'Herumtreiberinnen'),
  Masquerade: f('Maskerade', 'Maskeraden'),
  Mill: f('Mühle', 'Mühlen'),
  'Mining Village': n('Bergwerk', 'Bergwerke'),
  Minion: weak('Lakai', 'Lakaien'),
  Nobles: p('Adelig|'),
  Patrol: f('Patrouille', 'Patrouillen'),
  Pawn: m('Handlanger'),
  Replace: m('Austausch', 'Austausche'),
  'Secret Passage': m('Geheimgang', 'Geheimgänge'),
  'Shanty Town': n('Armenviertel'),
  Steward: m('Verwalter'),
  Swindler: m('Trickser'),
  Torturer: m('Kerkermeister'),
  'Trading Post': m('Handelsposten'),
  Upgrade: m('Anbau', 'Anbauten'),
  'Wishing Well': m('Wunschbrunnen'),

  Caravan: f('Karawane', 'Karawanen'),
  'Merchant Ship': n('Handelsschiff', 'Handelsschiffe'),
  Outpost: m('Außenposten'),
  Tactician: m('Taktiker'),
  Wharf: f('Werft', 'Werften'),

  Possession: f('Besessenheit', 'Besessenheiten'),

  Goons: m('Halsabschneider'),
  "King's Court": m('Königshof', 'Königshöfe'),
  Mountebank: m('Quacksalber'),
  'Royal Seal': n('Königlich|Siegel'),
  Watchtower: m('Wachturm', 'Wachtürme'),

  Farmland: n('Fruchtbar|Land', 'Länder'),
  'Ill-Gotten Gains': m('Blutzoll', 'Blutzölle'),
  Scheme: n('Komplott', 'Komplotte'),
  Trader: m('Fahrend|Händler'),

  'Band of Misfits': p('Vogelfrei|'),
  'Death Cart': m('Leichenkarren'),
  Fortress: f('Festung', 'Festungen'),
  Hermit: weak('Eremit', 'Eremiten'),
  Madman: m('Verrückt|'),
  Procession: f('Prozession', 'Prozessionen'),
  'Abandoned Mine': f('Verlassen|Mine', 'Minen'),
  'Ruined Library': f('Zerstört|Bibliothek', 'Bibliotheken'),
  'Ruined Market': m('Zerstört|Markt', 'Märkte'),
  'Ruined Village': n('Zerstört|Dorf', 'Dörfer'),
  Survivors: p('Überlebend|'),
  ...seasideNames,
  ...cornucopiaNames,
  ...darkAgesNames,
  ...adventuresNames,
  ...empiresNames,
  ...nocturneNames,
  ...renaissanceNames,
  ...menagerieNames,
}

/** A name that is not known stays as it is. */
export const nounNamed = (name: string): Noun => cardNames[name] ?? { gender: 'f', one: name, many: name }

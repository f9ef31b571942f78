import type { Noun } from './nouns.ts'

/** A noun with its plural; before a `|` stands the stem of an adjective that is declined with it. */
const noun =
  (gender: Noun['gender']) =>
  (name: string, many?: string): Noun => {
    const [stem, one] = name.includes('|') ? name.split('|') : ['', name]
    return { gender, stem, one, many: many ?? one }
  }
const m = noun('m')
const f = noun('f')
const n = noun('n')
/** A card named in the plural. */
const p = noun('p')
/** A masculine noun with an ending in every case but the first: `der Vasall`, `den Vasallen`. */
const weak = (one: string, many: string): Noun => ({ ...m(one, many), oblique: many })

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
}

/** A name that is not known stays as it is. */
export const nounNamed = (name: string): Noun => cardNames[name] ?? { gender: 'f', one: name, many: name }

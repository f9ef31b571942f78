import type { Noun } from '../nouns.ts'
import { f, m, n, p } from './noun.ts'

export const names: Readonly<Record<string, Noun>> = {
  Fairgrounds: m('Festplatz', 'Festplätze'),
  'Farming Village': n('Bauerndorf', 'Bauerndörfer'),
  'Fortune Teller': f('Wahrsagerin', 'Wahrsagerinnen'),
  Hamlet: m('Weiler'),
  Harvest: f('Ernte', 'Ernten'),
  'Horn of Plenty': n('Füllhorn', 'Füllhörner'),
  'Horse Traders': p('Pferdehändler'),
  'Hunting Party': f('Treibjagd', 'Treibjagden'),
  Jester: m('Harlekin', 'Harlekine'),
  Menagerie: f('Menagerie', 'Menagerien'),
  Remake: m('Nachbau', 'Nachbauten'),
  Tournament: n('Turnier', 'Turniere'),
  'Young Witch': f('Jung|Hexe', 'Hexen'),
  'Bag of Gold': m('Sack voll Gold', 'Säcke voll Gold'),
  Diadem: n('Diadem', 'Diademe'),
  Followers: n('Gefolge'),
  Princess: f('Prinzessin', 'Prinzessinnen'),
  'Trusty Steed': n('Streitross', 'Streitrosse'),
}

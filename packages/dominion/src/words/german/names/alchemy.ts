import type { Noun } from '../nouns.ts'
import { f, m, weak } from './noun.ts'

export const names: Readonly<Record<string, Noun>> = {
  Possession: f('Besessenheit', 'Besessenheiten'),
  Alchemist: weak('Alchemist', 'Alchemisten'),
  Apothecary: m('Apotheker'),
  Apprentice: m('Lehrling', 'Lehrlinge'),
  Familiar: m('Vertraut|'),
  Golem: m('Golem', 'Golems'),
  Herbalist: m('Kräuterkundig|'),
  "Philosopher's Stone": m('Stein der Weisen', 'Steine der Weisen'),
  'Scrying Pool': f('Vision', 'Visionen'),
  Transmute: f('Verwandlung', 'Verwandlungen'),
  University: f('Universität', 'Universitäten'),
  Vineyard: m('Weinberg', 'Weinberge'),
}

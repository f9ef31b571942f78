import type { Noun } from '../nouns.ts'
import { f, m, n, weak } from './noun.ts'

export const names: Readonly<Record<string, Noun>> = {
  Advisor: m('Berater'),
  Baker: m('Bäcker'),
  Butcher: m('Metzger'),
  'Candlestick Maker': m('Leuchtenmacher'),
  Doctor: m('Arzt', 'Ärzte'),
  Herald: m('Herold', 'Herolde'),
  Journeyman: weak('Wandergeselle', 'Wandergesellen'),
  Masterpiece: n('Meisterstück', 'Meisterstücke'),
  'Merchant Guild': f('Kaufmannsgilde', 'Kaufmannsgilden'),
  Plaza: m('Platz', 'Plätze'),
  Soothsayer: f('Hellseherin', 'Hellseherinnen'),
  Stonemason: weak('Steinmetz', 'Steinmetzen'),
  Taxman: m('Steuereintreiber'),
}

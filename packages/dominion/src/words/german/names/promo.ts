import type { Noun } from '../nouns.ts'
import { f, m, n, weak } from './noun.ts'

export const names: Readonly<Record<string, Noun>> = {
  'Black Market': m('Schwarzmarkt', 'Schwarzmärkte'),
  'Black Market deck': m('Schwarzmarkt-Stapel'),
  Captain: m('Kapitän Tobias'),
  Church: m('Schweriner Dom'),
  Dismantle: m('Abbruch', 'Abbrüche'),
  Envoy: m('Gesandt|'),
  Governor: m('Gouverneur', 'Gouverneure'),
  Prince: weak('Prinz', 'Prinzen'),
  Stash: n('Geldversteck', 'Geldverstecke'),
  'Walled Village': n('Befestigt|Dorf', 'Dörfer'),
  Sauna: f('Sauna', 'Saunen'),
  Avanto: n('Eisloch', 'Eislöcher'),
  'Sauna/Avanto': f('Sauna/Eisloch'),
  Summon: f('Einladung', 'Einladungen'),
}

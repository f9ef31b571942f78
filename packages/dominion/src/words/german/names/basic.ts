import type { Noun } from '../nouns.ts'
import { f, m, n } from './noun.ts'

export const names: Readonly<Record<string, Noun>> = {
  Copper: n('Kupfer'),
  Silver: n('Silber'),
  Gold: n('Gold'),
  Potion: m('Trank', 'Tränke'),
  Estate: n('Anwesen'),
  Duchy: n('Herzogtum', 'Herzogtümer'),
  Province: f('Provinz', 'Provinzen'),
  Curse: m('Fluch', 'Flüche'),
  Platinum: n('Platin'),
  Colony: f('Kolonie', 'Kolonien'),
}

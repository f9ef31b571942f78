/** Games of Terra Mystica that were written down elsewhere: commands, or a ledger as its page shows it. */
import type { Fault } from '@freehold/kernel'
import type { LedgerFault } from '@freehold/terra-mystica'
import i18next from 'i18next'
import type { GameRecords } from '../games/game-entry.ts'
import { sayNow } from './words.ts'

const area = 'terra-mystica-records'
const say = (key: string, gaps?: Readonly<Record<string, string | number>>): string =>
  i18next.t(key as never, { ns: area, ...gaps }) as unknown as string

/** A line that only commands or ledgers have: what was agreed, a faction with its command, a row with tabs. */
const TELLING = /^(option|score|setup|delete|player|map|final-scoring|##map)\s|^[a-z]+\s*:\s*\S|^[a-z]+(\t[^\t]*){14}/im

const factionName = (id: string) => sayNow(`faction.${id}`)

function problem(told: Fault | undefined): string {
  const fault = told as unknown as LedgerFault | undefined
  switch (fault?.code) {
    case 'unknown-word':
      return say('problem.unknown-word', { ...fault, word: say(`word.${fault.word}`) })
    case 'not-set-up':
      return say('problem.not-set-up', { ...fault, faction: factionName(fault.faction), id: fault.faction })
    case 'set-up-twice':
    case 'same-ground':
    case 'not-in-this-game':
    case 'not-legal':
      return say(`problem.${fault.code}`, { ...fault, faction: factionName(fault.faction) })
    case 'not-their-turn': {
      const turn = fault.turn === 'nobody' ? '–' : factionName(fault.turn)
      return say('problem.not-their-turn', { ...fault, faction: factionName(fault.faction), turn })
    }
    case 'row-differs':
      return say('problem.row-differs', {
        ...fault,
        faction: factionName(fault.faction),
        field: say(`field.${fault.field}`),
      })
    default:
      return fault ? say(`problem.${fault.code}`, { ...fault }) : say('problem.other')
  }
}

const records: GameRecords = {
  areas: [area],
  about: () => say('about'),
  recognises: (text) => TELLING.test(text),
  async read(text) {
    const [{ readRecordedGame }, { default: replayed }] = await Promise.all([
      import('@freehold/terra-mystica'),
      import('./replayed.ts'),
      i18next.loadNamespaces(['terra-mystica']),
    ])
    const { game, log } = readRecordedGame(text)
    const { factions } = log.options as { readonly factions: readonly string[] }
    return { replayed: { ...replayed, game }, log, names: () => factions.map(factionName) }
  },
  problem,
}
export default records

/** The words of this game in the reader's language: commands, amounts, tiles, sources. */
import {
  AUTOMA_FACTIONS,
  BONUS_CARDS,
  FACTIONS,
  FAVOR_TILES,
  FINAL_TILES,
  GROUND_COLOURS,
  GROUNDS,
  POWER_ACTIONS,
  SPECIAL_ACTIONS,
  type TerraMysticaEvent,
  TOWN_TILES,
} from '@freehold/terra-mystica'
import i18next from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** `say('do.build', { hex: 'E5' })` */
export type Say = (key: string, gaps?: Readonly<Record<string, string | number>>) => string

const area = 'terra-mystica'

/** Outside components: the log. */
export const sayNow: Say = (key, gaps) => i18next.t(key as never, { ns: area, ...gaps }) as unknown as string

export function useSay(): Say {
  const { i18n } = useTranslation(area)
  const { language } = i18n
  return useMemo((): Say => (key, gaps) => i18next.t(key as never, { ns: area, lng: language, ...gaps }), [language])
}

export const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

export const amount = (say: Say, what: string, count: number) => say(`amount.${what}`, { count })

/** `3 workers, 2 coins` */
export const amounts = (say: Say, of: Readonly<Record<string, number | undefined>>): string =>
  Object.entries(of)
    .flatMap(([what, n]) => (n ? [amount(say, what, n)] : []))
    .join(', ')

export const factionName = (say: Say, faction: string | null | undefined) => (faction ? say(`faction.${faction}`) : '–')

const BUILDING_CODES: Readonly<Record<string, string>> = {
  D: 'dwelling',
  TP: 'tradingHouse',
  TE: 'temple',
  SH: 'stronghold',
  SA: 'sanctuary',
}
const MONEY_CODES: Readonly<Record<string, string>> = { PW: 'power', P: 'priests', W: 'workers', C: 'coins', VP: 'vp' }

const isPowerAction = (id: string) => POWER_ACTIONS.some((action) => action === id)

const groundOfColour = (colour: string): string => GROUNDS[GROUND_COLOURS.indexOf(colour as never)] ?? colour

const terrain = (say: Say, ground: string) => say(`terrain.${ground}`)

/** One command of the notation, such as `upgrade E5 to TP`, as a person says it. */
export function commandWords(say: Say, command: string, firstCard = false): string {
  const [verb, ...rest] = command.split(' ')
  const tile = (id: string) => say(`tile.${id}`)
  switch (verb) {
    case 'build':
      return say('do.build', { hex: rest[0] })
    case 'dig':
      return say('do.dig', { count: Number(rest[0]) })
    case 'transform':
      return say('do.transform', { hex: rest[0], ground: terrain(say, groundOfColour(rest[2])) })
    case 'upgrade':
      return say('do.upgrade', { hex: rest[0], building: say(`building.${BUILDING_CODES[rest[2]]}`) })
    case 'action':
      return say(isPowerAction(rest[0]) ? 'do.power' : 'do.action', { action: say(`special.${rest[0]}`) })
    case 'burn':
      return say('do.burn', { count: Number(rest[0]) })
    case 'convert':
      return say('do.convert', { from: money(say, rest[0]), to: money(say, rest[2]) })
    case 'send': {
      const cult = say(`cult.${rest[2].toLowerCase()}`)
      return rest[4] ? say('do.sendFor', { cult, count: Number(rest[4]) }) : say('do.send', { cult })
    }
    case 'advance':
      return say(rest[0] === 'ship' ? 'do.advanceShip' : 'do.advanceDig')
    case 'bridge': {
      const [from, to] = rest[0].split(':')
      return say('do.bridge', { from, to })
    }
    case 'connect':
      return say('do.connect', { hex: rest[0] })
    case 'pass':
      if (!rest[0]) return say('do.pass')
      return say(firstCard ? 'do.takeCard' : 'do.passWith', { tile: tile(rest[0]) })
    case 'leech':
      return say('do.leech', { count: Number(rest[0]), from: say(`faction.${rest[2]}`) })
    case 'decline':
      return say('do.decline')
    case 'gain':
      return say('do.token')
    case 'pick-color':
      return say('do.pick', { ground: terrain(say, groundOfColour(rest[0])) })
    case 'unlock-terrain':
      return rest[0] === 'gain-priest'
        ? say('do.takePriest')
        : say('do.unlock', { ground: terrain(say, groundOfColour(rest[0])) })
    case 'choose':
      return say('do.choose', { faction: say(`faction.${rest[0]}`) })
    case 'bid':
      return say('do.bid', { count: Number(rest[0]), faction: say(`faction.${rest[2]}`) })
    case 'done':
      return say('do.done')
    case 'resign':
      return say('do.resign')
    default:
      return adjustment(say, verb)
  }
}

/** `+FAV3`, `+2FIRE`, `-SPADE`, `-5VP` */
function adjustment(say: Say, word: string): string {
  const found = /^([+-])(\d*)(\w+)$/.exec(word)
  if (!found) return word
  const [, sign, digits, what] = found
  const count = Number(digits || 1)
  if (/^(FAV|TW)\d+$/.test(what)) return say('do.tile', { tile: say(`tile.${what}`) })
  if (what === 'VP') return say(sign === '+' ? 'do.points' : 'do.fewer', { count })
  if (/^(FIRE|WATER|EARTH|AIR)$/.test(what)) {
    return say(sign === '+' ? 'do.step' : 'do.down', { count, cult: say(`cult.${what.toLowerCase()}`) })
  }
  return say(`without.${what}`, { count })
}

/** `3PW` */
function money(say: Say, text: string): string {
  const [, digits, code] = /^(\d*)([A-Z]+)$/.exec(text) ?? []
  return amount(say, MONEY_CODES[code] ?? 'coins', Number(digits || 1))
}

/** A whole choice: `dig 2. transform E5 to red`. */
export const choiceWords = (say: Say, key: string, firstCard = false): string =>
  key
    .split('. ')
    .filter((command) => !(command.startsWith('dig ') && key.endsWith(' to volcano'))) // whoever makes them has no spades
    .map((command) => commandWords(say, command, firstCard))
    .join(', ')

const FACTIONS_BY_ID = new Set<string>([...FACTIONS, ...AUTOMA_FACTIONS].map(({ id }) => id))
const TILES = new Set<string>([...FAVOR_TILES, ...BONUS_CARDS, ...TOWN_TILES].map(({ id }) => id))
const ACTIONS = new Set<string>([...POWER_ACTIONS, ...SPECIAL_ACTIONS])
const FINALS = new Set<string>(FINAL_TILES)

/** What a number changed by, as the rules name it: a tile, an action, a faction, a building, a step of the rules. */
export function sourceWords(say: Say, source: string): string {
  if (TILES.has(source)) return say(`tile.${source}`)
  if (ACTIONS.has(source)) return say(`special.${source}`)
  if (FINALS.has(source)) return say(`final.${source}`)
  if (FACTIONS_BY_ID.has(source)) return say(`faction.${source}`)
  return say(`source.${source}`)
}

/** The same of an event: power comes from a building of somebody else. */
export function causeWords(
  say: Say,
  { seat, cause }: TerraMysticaEvent,
  names?: readonly string[], // of seats, as one says of whom
): string {
  if (!cause) return ''
  if (cause.seat === seat || cause.source !== 'power') return sourceWords(say, cause.source)
  const from = names?.[cause.seat]
  return from ? say('source.powerFrom', { from }) : say('source.power taken')
}

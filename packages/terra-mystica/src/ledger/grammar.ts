/** Reads the text of a recorded game. Nothing is played here; names are checked, rules are not. */
import { InputError } from '@freehold/kernel'
import type { Board } from '../board/board.ts'
import { boardOf, boardOfRows } from '../board/boards.ts'
import { MAP_IDS, MAP_LETTERS, MAPS, type MapId } from '../data/maps.ts'
import { BONUS_CARDS, ROUND_TILES } from '../data/tiles.ts'
import { factionNumber } from '../factions/index.ts'
import type { Command } from '../rules/verbs.ts'
import { COLOURS, FACTION_IDS, type FactionId, FINAL_TILES, type FinalTile, indexIn } from '../types.ts'
import { parseCommand } from './command-text.ts'

const LEDGER_OPTIONS = [
  'strict-leech',
  'strict-darkling-sh',
  'strict-chaosmagician-sh',
  'errata-cultist-power',
  'mini-expansion-1',
  'shipping-bonus',
  'temple-scoring-tile',
  'variable-turn-order',
  'fire-and-ice-factions/ice',
  'fire-and-ice-factions/volcano',
  'fire-and-ice-factions/variable_v5',
  'fire-and-ice-final-scoring',
  'email-notify',
  'maintain-player-order',
] as const

/** One command of one faction; `seat` -1 with a faction number in `drop` is a player who left. */
export interface LedgerCommand {
  readonly line: number
  readonly seat: number
  readonly text: string
  readonly command: Command
}

export interface LedgerGame {
  readonly board: Board
  readonly options: ReadonlySet<string>
  readonly roundTiles: readonly number[]
  readonly bonusCards: readonly number[]
  readonly finalTile: FinalTile | null
  readonly factions: readonly number[]
  readonly points2017: boolean
  readonly choosesKeys: boolean // our own games say which marker uses a key; others go by the order of the cults
  readonly commands: readonly (LedgerCommand | { readonly line: number; readonly drop: number })[]
}

interface Draft {
  board: Board | undefined
  readonly options: Set<string>
  roundTiles: number[]
  readonly deleted: Set<number>
  finalTile: FinalTile | null
  readonly factions: number[]
  readonly seats: Map<string, number>
  points2017: boolean
  choosesKeys: boolean
  readonly commands: (LedgerCommand | { line: number; drop: number })[]
}

export function parseLedger(text: string, file: string): LedgerGame {
  const draft: Draft = {
    board: undefined,
    options: new Set(),
    roundTiles: [],
    deleted: new Set(),
    finalTile: null,
    factions: [],
    seats: new Map(),
    points2017: false,
    choosesKeys: false,
    commands: [],
  }
  const lines = text.split('\n')
  for (let i = 0; i < lines.length; i++) {
    const fail = (message: string): never => {
      throw new InputError(`${file}:${i + 1}: ${message}`)
    }
    readLine(draft, lines[i], i + 1, fail)
  }
  const fail = (message: string): never => {
    throw new InputError(`${file}:${lines.length}: ${message}`)
  }
  if (draft.factions.length < 2) fail('expected `setup <faction>` for 2 to 5 factions')
  if (draft.factions.length > 5) fail(`expected at most 5 factions, found ${draft.factions.length}`)
  if (draft.roundTiles.length !== 6) fail('expected a line `score SCOREa,…` with six tiles')
  const cards = BONUS_CARDS.map((_, i) => i).filter(
    (i) => !draft.deleted.has(i) && (!BONUS_CARDS[i].expansion || draft.options.has(BONUS_CARDS[i].expansion)),
  )
  return {
    board: draft.board ?? boardOf('original'),
    options: draft.options,
    roundTiles: draft.roundTiles,
    bonusCards: cards,
    finalTile: draft.finalTile,
    factions: draft.factions,
    points2017: draft.points2017,
    choosesKeys: draft.choosesKeys,
    commands: draft.commands,
  }
}

/** Ends the reading with the place and the message. */
type Fail = (message: string) => never

function readLine(draft: Draft, raw: string, line: number, fail: Fail): void {
  if (raw.startsWith('##')) {
    readHeader(draft, raw, fail)
    return
  }
  const hash = raw.indexOf('#')
  const text = (hash < 0 ? raw : raw.slice(0, hash)).trim()
  if (text === '') return
  const colon = text.indexOf(':')
  const prefix = colon < 0 ? '' : text.slice(0, colon).trim().toLowerCase()
  if (colon < 0 || prefix.includes(' ')) {
    readAdmin(draft, text, line, fail)
    return
  }
  const seat = draft.seats.get(prefix)
  if (seat === undefined) {
    const known = FACTION_IDS.some((id) => id === prefix)
    fail(
      known
        ? `${prefix} play without having been set up; expected a line \`setup ${prefix}\` before`
        : `unknown faction "${prefix}"; in this game: ${[...draft.seats.keys()].join(', ') || 'nobody yet'}`,
    )
  }
  readCommands(draft, seat as number, text.slice(colon + 1), line, fail)
}

function readCommands(draft: Draft, seat: number, text: string, line: number, fail: Fail): void {
  draft.board ??= boardOf('original')
  const leech: LedgerCommand[] = []
  const rest: LedgerCommand[] = []
  for (const part of text.split('.')) {
    const words = part.trim()
    if (words === '') continue
    const commands = parseCommand(words, draft.board, draft.seats, fail)
    const answers = /^(leech|decline)\b/i.test(words)
    for (const command of commands) (answers ? leech : rest).push({ line, seat, text: words, command })
  }
  draft.commands.push(...leech, ...rest)
}

function readHeader(draft: Draft, raw: string, fail: Fail): void {
  const [word, ...rest] = raw.slice(2).trim().split(/\s+/)
  if (word === 'map') draft.board = readMap(rest, fail)
  else if (word === 'mapid') {
    if (!MAP_IDS.includes(rest[0] as MapId))
      fail(`unknown map "${rest[0] ?? ''}"; expected one of ${MAP_IDS.join(', ')}`)
    draft.board ??= boardOf(rest[0] as MapId)
  } else if (word === 'vp') {
    if (rest[0] !== 'original_2017') fail(`unknown starting points "${rest[0] ?? ''}"; expected original_2017`)
    draft.points2017 = true
  } else if (word === 'keys') {
    if (rest[0] !== 'chosen') fail(`unknown way with keys "${rest[0] ?? ''}"; expected chosen`)
    draft.choosesKeys = true
  }
}

function readMap(words: readonly string[], fail: Fail): Board {
  const rows: string[] = []
  let row = ''
  for (const word of words) {
    if (word.toLowerCase() === 'e') {
      if (row !== '' || rows.length > 0) rows.push(row)
      row = ''
      continue
    }
    const at = indexIn(COLOURS, word.toLowerCase())
    if (at < 0 && word !== 'x')
      fail(`##map: unknown hex "${word}"; expected a colour, x for river, or E for the end of a row`)
    row += at < 0 ? '.' : MAP_LETTERS[at]
  }
  if (row !== '') rows.push(row)
  rows.forEach((letters, i) => {
    const right = i % 2 === 0 ? rows[0].length : 25 - rows[0].length
    if ((letters.length !== 12 && letters.length !== 13) || letters.length !== right) {
      fail(`##map: row ${i + 1} has ${letters.length} hexes; expected rows of 13 and 12 in turn`)
    }
  })
  if (rows.length !== 9) fail(`##map: ${rows.length} rows; expected 9`)
  return boardOfRows(rows)
}

function readAdmin(draft: Draft, text: string, line: number, fail: Fail): void {
  const [word, ...rest] = text.split(/\s+/)
  const argument = rest[0] ?? ''
  switch (word.toLowerCase()) {
    case 'option':
      if (!LEDGER_OPTIONS.some((option) => option === argument)) {
        fail(`unknown option "${argument}"; expected one of ${LEDGER_OPTIONS.join(', ')}`)
      }
      draft.options.add(argument)
      return
    case 'player':
      return
    case 'map': {
      const known = MAP_IDS.find((id) => id === argument || MAPS[id].label === argument)
      if (!known && !draft.board) fail(`unknown map "${argument}"; expected one of ${MAP_IDS.join(', ')}`)
      if (known) draft.board ??= boardOf(known)
      return
    }
    case 'score':
      draft.roundTiles = rest
        .join('')
        .split(',')
        .map((id) => {
          const tile = ROUND_TILES.findIndex((t) => t.id === id.trim().toUpperCase())
          return tile < 0 ? fail(`unknown round tile "${id}"; expected SCORE1 to SCORE${ROUND_TILES.length}`) : tile
        })
      if (draft.roundTiles.length !== 6) fail(`score: ${draft.roundTiles.length} tiles; expected 6`)
      return
    case 'delete': {
      const card = BONUS_CARDS.findIndex((c) => c.id === argument.toUpperCase())
      if (card < 0) fail(`unknown bonus card "${argument}"; expected BON1 to BON${BONUS_CARDS.length}`)
      draft.deleted.add(card)
      return
    }
    case 'final-scoring':
      if (!FINAL_TILES.some((tile) => tile === argument)) {
        fail(`unknown final tile "${argument}"; expected one of ${FINAL_TILES.join(', ')}`)
      }
      draft.finalTile = argument as FinalTile
      return
    case 'setup':
    case 'drop-faction':
      readFaction(draft, word.toLowerCase(), argument.toLowerCase(), line, fail)
      return
    default:
      fail(
        `"${text}" is neither a command of a faction nor one of option, player, map, score, delete, final-scoring, setup, drop-faction`,
      )
  }
}

function readFaction(draft: Draft, word: string, id: string, line: number, fail: Fail): void {
  const faction: FactionId =
    FACTION_IDS.find((f) => f === id) ?? fail(`unknown faction "${id}"; expected one of ${FACTION_IDS.join(', ')}`)
  if (word === 'setup') {
    if (draft.seats.has(faction)) fail(`${faction} are set up twice`)
    draft.seats.set(faction, draft.factions.length)
    draft.factions.push(factionNumber(faction))
    return
  }
  const seat: number = draft.seats.get(faction) ?? fail(`${faction} are not in this game`)
  draft.commands.push({ line, drop: seat })
}

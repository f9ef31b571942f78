/** Reads the text of a recorded game. Nothing is played here; names are checked, rules are not. */
import type { Board } from '../board/board.ts'
import { boardOf, boardOfRows } from '../board/boards.ts'
import { MAP_IDS, MAP_LETTERS, MAPS, type MapId } from '../data/maps.ts'
import { BONUS_CARDS, ROUND_TILES } from '../data/tiles.ts'
import { FACTIONS, factionNumber } from '../factions/index.ts'
import type { Command } from '../rules/verbs.ts'
import { COLOURS, FACTION_IDS, type FactionId, FINAL_TILES, type FinalTile, indexIn } from '../types.ts'
import { asMeant, stepsTogether } from './as-meant.ts'
import { parseCommand } from './command-text.ts'
import { type Fail, failAt, type LedgerWord } from './fault.ts'

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
  readonly asWritten: boolean
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

interface Reading {
  readonly map?: MapId | undefined // where the text itself names none; else it is the original one
  readonly asWritten?: boolean // answers to offers of power are not drawn to the front of their line
}

export function parseLedger(text: string, file: string, { map, asWritten = false }: Reading = {}): LedgerGame {
  const draft: Draft = {
    asWritten,
    board: map && boardOf(map),
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
  for (let i = 0; i < lines.length; i++) readLine(draft, lines[i], i + 1, failAt(file, i + 1))
  const fail: Fail = failAt(file, lines.length)
  if (draft.factions.length < 2) fail('expected `setup <faction>` for 2 to 5 factions', { code: 'too-few-factions' })
  if (draft.factions.length > 5)
    fail(`expected at most 5 factions, found ${draft.factions.length}`, { code: 'too-many-factions' })
  if (draft.roundTiles.length !== 6) fail('expected a line `score SCOREa,…` with six tiles', { code: 'tiles-missing' })
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
    commands: stepsTogether(draft.commands),
  }
}

/** A word that nobody knows, and what could stand there. */
const unknown = (fail: Fail, word: LedgerWord, given: string, expected: string, message: string): never =>
  fail(`${message}; expected ${expected}`, { code: 'unknown-word', word, given, expected })

const oneOf = (fail: Fail, word: LedgerWord, given: string, all: readonly string[]): never =>
  fail(`unknown ${word} "${given}"; expected one of ${all.join(', ')}`, {
    code: 'unknown-word',
    word,
    given,
    expected: all.join(', '),
  })

const ADMIN_WORDS = 'option, player, map, score, delete, final-scoring, setup, drop-faction'

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
    const here = [...draft.seats.keys()].join(', ')
    if (known) {
      fail(`${prefix} play without having been set up; expected a line \`setup ${prefix}\` before`, {
        code: 'not-set-up',
        faction: prefix,
      })
    }
    fail(`unknown faction "${prefix}"; in this game: ${here || 'nobody yet'}`, {
      code: 'unknown-word',
      word: 'faction',
      given: prefix,
      expected: here || `setup ${FACTION_IDS[0]}`,
    })
  }
  readCommands(draft, seat as number, text.slice(colon + 1), line, fail)
}

function readCommands(draft: Draft, seat: number, written: string, line: number, fail: Fail): void {
  draft.board ??= boardOf('original')
  const text = draft.asWritten ? written : asMeant(written)
  const leech: LedgerCommand[] = []
  const rest: LedgerCommand[] = []
  for (const part of text.split('.')) {
    const words = part.trim()
    if (words === '') continue
    const commands = parseCommand(words, draft.board, draft.seats, fail)
    const answers = !draft.asWritten && /^(leech|decline)\b/i.test(words)
    for (const command of commands) (answers ? leech : rest).push({ line, seat, text: words, command })
  }
  draft.commands.push(...leech, ...rest)
}

function readHeader(draft: Draft, raw: string, fail: Fail): void {
  const [word, ...rest] = raw.slice(2).trim().split(/\s+/)
  if (word === 'map') draft.board = readMap(rest, fail)
  else if (word === 'mapid') {
    if (!MAP_IDS.includes(rest[0] as MapId)) oneOf(fail, 'map', rest[0] ?? '', MAP_IDS)
    draft.board ??= boardOf(rest[0] as MapId)
  } else if (word === 'vp') {
    if (rest[0] !== 'original_2017')
      unknown(fail, 'points', rest[0] ?? '', 'original_2017', `unknown starting points "${rest[0] ?? ''}"`)
    draft.points2017 = true
  } else if (word === 'keys') {
    if (rest[0] !== 'chosen') unknown(fail, 'keys', rest[0] ?? '', 'chosen', `unknown way with keys "${rest[0] ?? ''}"`)
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
      fail(`##map: unknown hex "${word}"; expected a colour, x for river, or E for the end of a row`, {
        code: 'unknown-word',
        word: 'terrain',
        given: word,
        expected: `${COLOURS.join(', ')}, x, E`,
      })
    row += at < 0 ? '.' : MAP_LETTERS[at]
  }
  if (row !== '') rows.push(row)
  rows.forEach((letters, i) => {
    const right = i % 2 === 0 ? rows[0].length : 25 - rows[0].length
    if ((letters.length !== 12 && letters.length !== 13) || letters.length !== right) {
      fail(`##map: row ${i + 1} has ${letters.length} hexes; expected rows of 13 and 12 in turn`, { code: 'map-form' })
    }
  })
  if (rows.length !== 9) fail(`##map: ${rows.length} rows; expected 9`, { code: 'map-form' })
  return boardOfRows(rows)
}

function readAdmin(draft: Draft, text: string, line: number, fail: Fail): void {
  const [word, ...rest] = text.split(/\s+/)
  const argument = rest[0] ?? ''
  switch (word.toLowerCase()) {
    case 'option':
      if (!LEDGER_OPTIONS.some((option) => option === argument)) {
        oneOf(fail, 'option', argument, LEDGER_OPTIONS)
      }
      draft.options.add(argument)
      return
    case 'player':
      return
    case 'map': {
      const known = MAP_IDS.find((id) => id === argument || MAPS[id].label === argument)
      if (!known && !draft.board) oneOf(fail, 'map', argument, MAP_IDS)
      if (known) draft.board ??= boardOf(known)
      return
    }
    case 'score':
      draft.roundTiles = rest
        .join('')
        .split(',')
        .map((id) => {
          const tile = ROUND_TILES.findIndex((t) => t.id === id.trim().toUpperCase())
          const all = `SCORE1–SCORE${ROUND_TILES.length}`
          return tile < 0 ? unknown(fail, 'round tile', id, all, `unknown round tile "${id}"`) : tile
        })
      if (draft.roundTiles.length !== 6 || new Set(draft.roundTiles).size !== 6)
        fail(`score: ${draft.roundTiles.length} tiles; expected 6 different ones`, { code: 'tiles-missing' })
      return
    case 'delete': {
      const card = BONUS_CARDS.findIndex((c) => c.id === argument.toUpperCase())
      if (card < 0) {
        unknown(fail, 'bonus card', argument, `BON1–BON${BONUS_CARDS.length}`, `unknown bonus card "${argument}"`)
      }
      draft.deleted.add(card)
      return
    }
    case 'final-scoring':
      if (!FINAL_TILES.some((tile) => tile === argument)) {
        oneOf(fail, 'final tile', argument, FINAL_TILES)
      }
      draft.finalTile = argument as FinalTile
      return
    case 'setup':
    case 'drop-faction':
      readFaction(draft, word.toLowerCase(), argument.toLowerCase(), line, fail)
      return
    default:
      fail(`"${text}" is neither a command of a faction nor one of ${ADMIN_WORDS}`, {
        code: 'unknown-word',
        word: 'line',
        given: text,
        expected: `${FACTION_IDS[0]}: …, ${ADMIN_WORDS}`,
      })
  }
}

function readFaction(draft: Draft, word: string, id: string, line: number, fail: Fail): void {
  const faction: FactionId = FACTION_IDS.find((f) => f === id) ?? oneOf(fail, 'faction', id, FACTION_IDS)
  if (word === 'setup') {
    if (draft.seats.has(faction)) fail(`${faction} are set up twice`, { code: 'set-up-twice', faction })
    const { ground } = FACTIONS[factionNumber(faction)]
    const other = draft.factions.find((f) => FACTIONS[f].ground === ground)
    if (other !== undefined)
      fail(`${faction} share a home or a board with ${FACTIONS[other].id}`, { code: 'same-ground', faction })
    draft.seats.set(faction, draft.factions.length)
    draft.factions.push(factionNumber(faction))
    return
  }
  const seat: number =
    draft.seats.get(faction) ?? fail(`${faction} are not in this game`, { code: 'not-in-this-game', faction })
  draft.commands.push({ line, drop: seat })
}

/** A table, as a link to it shows it: made of what a guest is told who opens the link, and of nothing else. */
import type { DominionOptions, DominionView } from '@freehold/dominion'
import { USUAL_PRINTING } from '@freehold/dominion/setup'
import { courtNames } from '../protocol/court-names.ts'
import type { TableState } from '../protocol/tables.ts'
import { NOBODY } from '../protocol/values.ts'
import type { Table } from '../table/table.ts'
import { updateFor } from '../table/telling.ts'
import { drawable } from './drawing/letters.ts'
import { kingdomOf, kingdomPicture, titleAndCards } from './kingdom-preview.ts'
import type { PeoplePicture } from './picture.ts'
import type { Preview, Subject } from './preview.ts'
import type { PreviewWords } from './words.ts'

const titles: Readonly<Record<string, string>> = { dominion: 'Dominion', 'terra-mystica': 'Terra Mystica' }

export function tablePreview(table: Table, kind: Subject['kind'], words: PreviewWords): Preview {
  const { state } = updateFor(table, undefined, table.version)
  if (state.phase !== 'over') return unfinished(state, words)
  return state.result ? finished(state, decksOf(table), kind, words) : closed(state, words)
}

/** By seat, once the game is over: then its log, which tells them, is given to anybody. */
function decksOf(table: Table): readonly Readonly<Record<string, number>>[] {
  const views = table.sitters.map((_, seat) => table.view(seat)) as readonly Partial<DominionView>[]
  return views.map((view, seat) => view?.seats?.[seat]?.owned ?? {})
}

const gameOf = ({ game }: TableState): string => titles[game] ?? game

/** As the page calls them. */
function namesOf({ table, seats }: TableState, { t }: PreviewWords): string[] {
  const isArtificial = ({ person, robot }: (typeof seats)[number]) => robot !== null && person === null
  const court = courtNames(
    table,
    seats.length,
    seats.flatMap((seat) => (isArtificial(seat) ? [] : (seat.name ?? []))),
  )
  return seats.map((seat, i) => {
    if (seat.robot === 'automa') return t('automa')
    if (isArtificial(seat)) return court[i].name
    return seat.name === NOBODY ? t('nobody') : (seat.name ?? '')
  })
}

/** The same name in the letters that pictures have. */
const inLetters = (name: string, seat: number, { t }: PreviewWords): string =>
  drawable(name) || t('player', { number: seat + 1 })

function unfinished(state: TableState, words: PreviewWords): Preview {
  const { t } = words
  const game = gameOf(state)
  const names = namesOf(state, words)
  const here = state.seats.flatMap(({ person }, seat) => (person === null ? [] : [seat]))
  const open = state.seats.filter(({ name }) => name === null).length
  const say = (spelled: readonly string[]): string => {
    const present = spelled.filter((name) => name !== '')
    if (state.phase === 'playing') return t('playing', { game, names: present })
    if (open === 0) return t('gathered', { game, names: present })
    return here.length === 0 ? t('tableOf', { game }) : t('free', { game, names: here.map((seat) => spelled[seat]) })
  }
  const invites = state.phase === 'gathering' && open > 0 ? t('seats', { count: open }) : t('watch')
  const drawn = names.map((name, seat) => (name === '' ? '' : inLetters(name, seat, words)))
  const kingdom = isDominion(state) ? kingdomOf(state.options) : undefined
  return {
    title: say(names),
    description: kingdom ? `${invites} ${titleAndCards(kingdom, words).description}` : invites,
    picture: kingdom ? kingdomPicture(kingdom, words, say(drawn)) : peoplePicture(state, words, say(drawn), {}),
  }
}

const isDominion = (state: TableState): state is TableState & { readonly options: DominionOptions } =>
  state.game === 'dominion'

function closed(state: TableState, words: PreviewWords): Preview {
  const title = words.t('closed', { game: gameOf(state) })
  return { title, description: words.t('tagline'), picture: peoplePicture(state, words, title, {}) }
}

type Decks = readonly Readonly<Record<string, number>>[]

function finished(state: TableState, decks: Decks, kind: Subject['kind'], words: PreviewWords): Preview {
  const { t } = words
  const names = namesOf(state, words)
  const won = winning(state, names, words)
  const points = pointsOf(state)
  const told = points.length > 0 ? `${t('points', { points: points.map(String) })}. ` : ''
  const drawn = names.map((name, seat) => inLetters(name, seat, words))
  return {
    title: kind === 'replay' ? t('replay', { title: won }) : won,
    description: `${told}${gameOf(state)}: ${names.join(', ')}.`,
    picture: peoplePicture(state, words, winning(state, drawn, words), { decks, points: state.result?.points }),
  }
}

/** The best first. */
const pointsOf = ({ result }: TableState): number[] => [...(result?.points ?? [])].sort((a, b) => b - a)

function winning({ result }: TableState, names: readonly string[], { t }: PreviewWords): string {
  const { winners = [], points, resigned = [] } = result ?? {}
  if (winners.length !== 1) return t('shared', { names: winners.map((seat) => names[seat]) })
  const [winner] = winners
  const rivals = points?.filter((_, seat) => seat !== winner && !resigned.includes(seat)) ?? []
  const ahead = points && rivals.length > 0 ? points[winner] - Math.max(...rivals) : 0
  return ahead > 0 ? t('wonBy', { name: names[winner], count: ahead }) : t('won', { name: names[winner] })
}

interface Known {
  readonly decks?: Decks
  readonly points?: readonly number[]
}

function peoplePicture(state: TableState, words: PreviewWords, title: string, { decks, points }: Known): PeoplePicture {
  const options = isDominion(state) ? state.options : undefined
  const names = namesOf(state, words)
  const winners = state.result?.winners ?? []
  const rows = names.flatMap((name, seat) => {
    if (name === '') return []
    const row = { seat, name: inLetters(name, seat, words), cards: decks?.[seat] ?? {} }
    return [points ? { ...row, points: points[seat], won: winners.includes(seat) } : row]
  })
  const places = state.result?.places
  return {
    kind: 'people',
    language: words.language,
    title,
    note: '',
    foot: [words.t([`players.${state.game}`, 'tagline']), options ? setTold(options, words) : ''],
    edition: options?.edition ?? '2e',
    printing: options?.rules.printing ?? USUAL_PRINTING,
    rows: places ? rows.toSorted((a, b) => places[a.seat] - places[b.seat] || a.seat - b.seat) : rows,
  }
}

function setTold(options: DominionOptions, words: PreviewWords): string {
  const { title } = titleAndCards(kingdomOf(options), words)
  return title === words.t('kingdom') ? '' : title
}

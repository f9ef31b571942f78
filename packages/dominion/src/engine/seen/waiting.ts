/** Sets waiting what cards that were played have set waiting, as far as a view and the plays tell. */
import type { Seat } from '@freehold/kernel'
import * as op from '../compile/code.ts'
import {
  DISCARD_END,
  HAND_DRAW,
  IN_A_ROW,
  PLAY_END,
  R_COUNT,
  R_DATA,
  R_THIS,
  R_THIS_REF,
  S,
  Z_PLAY,
} from '../memory/layout.ts'
import { idKind, type Setting } from '../memory/setting.ts'
import { addRecord } from '../memory/stack.ts'
import { arenaOf, reference, seatAt } from '../memory/zones.ts'
import type { DominionView } from './view.ts'

/** `plays` says by seat and kind how often a kind was played in the seat's latest turn. */
export function layWaiting(setting: Setting, view: DominionView, plays: readonly Int16Array[]): void {
  setting.code.kinds.forEach(({ waits }, kind) => {
    if (waits.length === 0) return
    for (let seat = 0; seat < setting.players; seat++) {
      const ids = inPlay(seat, kind)
      const isTurn = view.turn.seat === seat
      // Whoever is not at turn has cards in play only because they wait.
      const times = isTurn ? plays[seat][kind] : Math.max(plays[seat][kind], ids.length)
      if (ids.length > 0 && times > 0) for (const pc of waits) wait(setting, pc, seat, kind, ids, times, isTurn)
    }
  })
}

function inPlay(seat: Seat, kind: number): number[] {
  const at = seatAt(seat)
  const cards = S.subarray(arenaOf(seat) + S[at + DISCARD_END], arenaOf(seat) + S[at + PLAY_END])
  return Array.from(cards).filter((id) => idKind[id] === kind)
}

function wait(
  setting: Setting,
  pc: number,
  seat: Seat,
  kind: number,
  ids: readonly number[],
  times: number,
  isTurn: boolean,
): void {
  const { code } = setting.code
  switch (code[pc]) {
    case op.O_NEXT_TURN:
      for (let i = 0; i < times; i++)
        pointTo(addRecord(op.E_TURN_START, op.LIFE_ONCE, code[pc + 1], seat, seat, kind), ids[i % ids.length], seat)
      return
    case op.O_ON: {
      if (!isTurn || code[pc + 5] !== 0) return
      const record = addRecord(code[pc + 1], op.LIFE_TURN, code[pc + 4], seat, whose(setting, seat, code[pc + 3]), kind)
      pointTo(record, ids[0], seat)
      S[record + R_DATA] = code[pc + 2]
      S[record + R_COUNT] = times
      return
    }
    case op.O_EXTRA_TURN: {
      const subject = whose(setting, seat, code[pc + 1])
      if (!isTurn || (subject === seat && S[IN_A_ROW] > 1)) return
      const record = addRecord(op.E_EXTRA_TURN, op.LIFE_ONCE, code[pc + 3], seat, subject, kind)
      pointTo(record, ids[0], seat)
      S[record + R_DATA] = code[pc + 2] < 0 ? -1 : whose(setting, seat, code[pc + 2])
      return
    }
    case op.O_HAND_DRAW:
      if (isTurn && S[IN_A_ROW] === 1) S[HAND_DRAW] = code[pc + 1]
  }
}

function pointTo(record: number, id: number, seat: Seat): void {
  S[record + R_THIS] = id
  S[record + R_THIS_REF] = reference(id, Z_PLAY, seat)
}

function whose({ players }: Setting, seat: Seat, who: number): Seat {
  if (who === op.WHO_LEFT) return (seat + 1) % players
  return who === op.WHO_RIGHT ? (seat + players - 1) % players : seat
}

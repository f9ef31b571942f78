/** Groups of cards as far as they fit: how many, which is the first, whether one is among them. */
import { kindCalled, setting } from '../memory/lookup.ts'
import { listAll, listed, listedIds, nameAt, takeOff, top } from './groups.ts'
import { fits } from './judging.ts'

/** Lists a group; returns where its list begins, see `listAll`. */
export function list(group: number, fp: number, seat: number): number {
  const from = listAll(group, fp, seat)
  const { filter } = setting.code.groups[group]
  if (filter >= 0) sift(from, filter, fp)
  return from
}

/** Leaves of what is listed from there on only what fits. */
function sift(from: number, filter: number, fp: number): void {
  const end = top()
  let to = from
  for (let i = from; i < end; i++) {
    if (!fits(filter, listed[i], fp, listedIds[i])) continue
    listed[to] = listed[i]
    listedIds[to++] = listedIds[i]
  }
  takeOff(to)
}

export function size(group: number, fp: number, seat: number): number {
  const from = list(group, fp, seat)
  const n = top() - from
  takeOff(from)
  return n
}

/** The first kind of a group; -1: it is empty. */
export function firstKind(group: number, fp: number, seat: number): number {
  const from = list(group, fp, seat)
  const kind = top() > from ? listed[from] : -1
  takeOff(from)
  return kind
}

export function has(group: number, kind: number, fp: number, seat: number): boolean {
  const from = list(group, fp, seat)
  let found = false
  for (let i = from; i < top(); i++) found ||= nameAt(i) === kindCalled[kind]
  takeOff(from)
  return found
}

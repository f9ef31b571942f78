/** Colours and patterns of the ground, and the colours of those who live there. */
import type { Ground, Terrain } from '@freehold/terra-mystica'

interface Look {
  readonly fill: string
  readonly line: string
  readonly pattern: string // around 0, 0, a hex being about 1 high to each side
}

const GROUND_LOOKS: Readonly<Record<Ground, Look>> = {
  desert: {
    fill: '#e3bf5f',
    line: '#b58f2f',
    pattern:
      'M-.5 .3q.25-.25 .5 0t.5 0M-.62 -.05q.22-.22 .44 0t.44 0t.3-.05M-.35 .58q.2-.2 .4 0t.35-.02M-.3 -.4q.2-.2 .4 0t.3 0',
  },
  plains: {
    fill: '#b3804d',
    line: '#7f5428',
    pattern: 'M-.6 -.3L.6 -.3M-.7 0L.7 0M-.6 .3L.6 .3M-.3 -.58L.3 -.58M-.3 .58L.3 .58',
  },
  swamp: {
    fill: '#5d5a58',
    line: '#2f2d2c',
    pattern:
      'M-.4 .1v-.35M-.3 .1v-.22M-.5 .1v-.22M.3 .45v-.35M.4 .45v-.22M.2 .45v-.22M.25 -.25v-.3M.35 -.25v-.2M.15 -.25v-.2M-.15 .6v-.25M-.05 .6v-.16',
  },
  lake: {
    fill: '#5f93b8',
    line: '#2f6690',
    pattern: 'M-.6 -.3q.15-.14 .3 0t.3 0t.3 0t.3 0M-.6 .05q.15-.14 .3 0t.3 0t.3 0t.3 0M-.45 .4q.15-.14 .3 0t.3 0t.3 0',
  },
  forest: {
    fill: '#6f9a58',
    line: '#3f6a30',
    pattern:
      'M-.38 .12l.14-.34l.14 .34zM.1 -.22l.14-.34l.14 .34zM.22 .5l.14-.34l.14 .34zM-.2 .62l.14-.34l.14 .34zM-.3 -.3l.12-.3l.12 .3z',
  },
  mountain: {
    fill: '#a5a49c',
    line: '#6d6c66',
    pattern: 'M-.62 .3l.26-.42l.2 .3l.22-.5l.36 .62M-.15 .62l.2-.3l.2 .3M-.2 -.3l.2-.32l.2 .32',
  },
  wasteland: {
    fill: '#bf5c45',
    line: '#7f2f1f',
    pattern:
      'M-.55 -.15l.3 .12l.12-.32l.2 .2l.4-.1M-.13 -.03l.05 .35l-.25 .25M-.08 .32l.4 .1l.25-.2M.32 .42l-.05 .22M.07 -.15l.05-.35',
  },
  ice: {
    fill: '#dfeef2',
    line: '#8fb3c2',
    pattern: 'M0 -.6V.6M-.52 -.3L.52 .3M-.52 .3L.52 -.3M-.14 -.46L0 -.32L.14 -.46M-.14 .46L0 .32L.14 .46',
  },
  volcano: {
    fill: '#8c3b2c',
    line: '#f0a24a',
    pattern:
      'M-.55 .5L-.16 -.2H.16L.55 .5ZM-.08 -.2q.05 .3-.08 .5M.1 -.2q0 .2 .1 .4M0 -.32v-.25M-.18 -.34l-.14-.18M.18 -.34l.14-.18',
  },
  river: { fill: '#b4d0d6', line: '#8fb6c0', pattern: 'M-.45 -.1q.15-.12 .3 0t.3 0t.3 0M-.25 .22q.15-.12 .3 0t.3 0' },
}

/** Pieces of a player, by home terrain: brighter than the ground they stand on. */
const PIECE: Readonly<Record<Terrain, string>> = {
  desert: '#f4c430',
  plains: '#9c5a22',
  swamp: '#3d3b3a',
  lake: '#3b8ed0',
  forest: '#4f9e3c',
  mountain: '#c4c4bd',
  wasteland: '#d9472f',
}

/** What is written on a piece. */
const PIECE_INK: Readonly<Record<Terrain, string>> = {
  desert: '#2b2108',
  plains: '#fff4e2',
  swamp: '#fff',
  lake: '#0a1e2e',
  forest: '#0c1f07',
  mountain: '#22221f',
  wasteland: '#2a0a04',
}

export const pieceColour = (terrain: string | null): string => PIECE[terrain as Terrain] ?? '#8a7f6c'
export const pieceInk = (terrain: string | null): string => PIECE_INK[terrain as Terrain] ?? '#fff'
export const groundLook = (ground: string): Look => GROUND_LOOKS[ground as Ground] ?? GROUND_LOOKS.river

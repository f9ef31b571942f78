/**
 * Where her first two dwellings stand: the spaces A to F of each terrain on each map. All of the house: A and D are the
 * most central spaces of the terrain that are at least three steps apart; B and C stand about four steps from A, E and F
 * from D, so that her two areas can grow together.
 */
import type { MapId } from '../../data/maps.ts'
import type { Terrain } from '../../types.ts'

export const FIRST_DWELLINGS: Readonly<Record<MapId, Readonly<Record<Terrain, string>>>> = {
  original: {
    desert: 'E8 I7 G4 F3 B4 D3',
    plains: 'E6 A7 H3 F5 I8 D8',
    swamp: 'E5 E1 B3 H5 G5 E10',
    lake: 'D5 E4 D2 H4 I4 I10',
    forest: 'F4 C4 F2 C3 G3 A10',
    mountain: 'E7 G1 I9 C2 A2 F1',
    wasteland: 'D4 E3 A9 G2 D6 A6',
  },
  fireAndIce1: {
    desert: 'D5 B4 B9 E4 H2 J4',
    plains: 'E8 F6 C7 D3 G4 F1',
    swamp: 'F3 J5 I8 E5 I3 B3',
    lake: 'E6 I6 G5 H4 I2 C3',
    forest: 'F4 B6 E9 G3 D4 J2',
    mountain: 'F5 B5 G6 I5 H8 H1',
    wasteland: 'F2 J3 C5 H7 G7 E7',
  },
  fireAndIce2: {
    desert: 'E8 I7 G4 E5 B4 B2',
    plains: 'E6 A7 A5 F5 I8 D8',
    swamp: 'F3 H5 C1 C4 B3 G5',
    lake: 'D5 E4 A10 H4 I4 I10',
    forest: 'E7 B5 I6 E9 G3 A11',
    mountain: 'F4 I9 H6 C2 G1 A2',
    wasteland: 'D4 E3 A9 G2 D6 A6',
  },
  loonLakes: {
    desert: 'G4 H6 F2 E7 B7 E4',
    plains: 'E5 G2 G6 H4 J6 C5',
    swamp: 'D5 H5 G7 F3 C2 C4',
    lake: 'F4 B6 I6 D6 G8 B10',
    forest: 'E6 D2 J4 H3 C6 J3',
    mountain: 'G5 G3 C7 D4 E3 I5',
    wasteland: 'F5 H2 J5 D3 B8 E2',
  },
  fjords: {
    desert: 'E7 H5 A8 F4 E3 A4',
    plains: 'E6 H4 E9 C4 C7 B2',
    swamp: 'G5 G8 F1 C5 A10 G3',
    lake: 'G6 D4 F7 E4 I5 I3',
    forest: 'F5 F8 I6 B4 F3 C2',
    mountain: 'F6 G4 I4 C6 A5 C9',
    wasteland: 'E5 C3 B5 D3 H6 D6',
  },
}

import type { TerraMysticaView } from '@freehold/terra-mystica'

/** A step of the Automa's thought, drawn on a space: the step that ruled it out, or that it is still in. */
export interface Lit {
  readonly out?: number // number of the step that ruled it out
  readonly chosen?: boolean
  readonly ghost?: string // the building that will stand there
}

export interface MapProps {
  readonly view: TerraMysticaView
  readonly names: readonly string[] // by seat
  readonly targets: ReadonlySet<string> // spaces where something can be done
  readonly bridgeTargets?: readonly (readonly [string, string])[]
  readonly selected?: string
  readonly planned?: ReadonlySet<string> // spaces changed by what is planned
  readonly recent?: ReadonlySet<string> // spaces that somebody else just changed
  readonly upgradable?: ReadonlySet<string> // spaces with a building that may become another
  readonly lit?: ReadonlyMap<string, Lit>
  readonly reach?: ReadonlyMap<string, number> // spaces in reach, with the spades they take
  onPick(hex: string): void
  onPickBridge?(bridge: readonly [string, string]): void
  onLook(hex: string | undefined): void
}

import { allBoxes } from '@freehold/dominion/boxes'
import { openBoxes } from './boxes.ts'

/** For pages on which any card may stand. */
export const openAllBoxes = (): Promise<void> | undefined => openBoxes(allBoxes)

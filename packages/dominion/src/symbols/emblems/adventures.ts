// Written by scripts/fetch-card-art.ts.
// Pictures of game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0; see CREDITS.md.
// biome-ignore-all format: generated
import type { Pictures } from './index.ts'

export const pictures: Pictures = {

}

export { tellResult } from './result.ts'
export type { Speech, Table } from './speech.ts'
export { type Line as ToldLine, opening, tell, tellPlays, toldText } from './tell.ts'

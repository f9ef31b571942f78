export { tellResult } from './result.ts'
export { type Line as ToldLine, opening, type Table, tell, toldText } from './tell.ts'

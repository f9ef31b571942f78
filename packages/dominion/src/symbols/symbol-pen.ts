import { cardSymbols } from './card-symbols.ts'
import type { SymbolPen } from './face-content.ts'
import { layOut } from './layout.ts'

export const symbolPen: SymbolPen = { read: cardSymbols, set: layOut }

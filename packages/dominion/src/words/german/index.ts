/** All of German: every name, and what each symbol means. */
import type { Tongue } from '../tongue.ts'
import './names/all.ts'
import { symbols } from './symbols.ts'
import { german as grammar } from './tongue.ts'

export const german: Tongue = { ...grammar, symbols }

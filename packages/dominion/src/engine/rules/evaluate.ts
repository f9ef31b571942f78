/** Costs, filters, numbers and conditions, as they are now. */
import { isMet } from './conditions.ts'
import { fitsNow } from './filters.ts'
import { judgeBy } from './judging.ts'
import { reckon } from './numbers.ts'

judgeBy({ fits: fitsNow, value: reckon, holdsTrue: isMet })

export { besideOf, coinsMade, cost, debtOf, mayPayOtherwise, potionsOf, said } from './costs.ts'
export { fits, holdsTrue, value } from './judging.ts'

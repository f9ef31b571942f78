export { bigMoney } from './dominion/big-money.ts'
export { randomPlayer } from './random.ts'

export { type BenchName, benchNames, runBench } from './bench/run.ts'
export type { Measured } from './bench/simulate.ts'
export { bundle, engineFlags } from './bundle.ts'

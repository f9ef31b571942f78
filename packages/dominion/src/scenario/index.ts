export { runScenario, type ScenarioOutcome, type ScenarioResult } from './run.ts'
export { parseScenario, parseScenarios, type Scenario } from './schema.ts'

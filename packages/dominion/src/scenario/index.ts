export { runScenario, type ScenarioResult } from './run.ts'
export { parseScenarios, type Scenario } from './schema.ts'

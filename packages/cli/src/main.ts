import { runProcess } from './command-line.ts'
import { registry } from './registry.ts'

await runProcess(registry)

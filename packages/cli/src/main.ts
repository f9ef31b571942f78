import { runProcess } from './command-line.ts'
import { endWithLauncher } from './launched.ts'
import { registry } from './registry.ts'

endWithLauncher()
await runProcess(registry)

// A `freehold` whose only game is the kernel's own: node verify.fixture.ts verify LOG

import { spyglass } from '@freehold/kernel/checks/spyglass'
import { runProcess } from '../command-line.ts'
import { verifyCommand } from './verify.ts'

const command = verifyCommand({ spyglass: async () => spyglass })

await runProcess({
  commands: { verify: { group: 'Check and measure', load: async () => ({ command }) } },
  examples: [],
})

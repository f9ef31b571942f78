// A `freehold` with commands made up for the tests: node command-line.fixture.ts COMMAND

import { parseArgs } from 'node:util'
import { InputError } from '@freehold/kernel'
import { type Command, exitCode } from './command.ts'
import { runProcess } from './command-line.ts'

const made: readonly Command[] = [
  {
    name: 'greet',
    summary: 'say hello',
    usage: 'freehold greet NAME [--loud]\n\n--loud  in capitals',
    async run(args) {
      const options = { loud: { type: 'boolean' }, mark: { type: 'string' } } as const
      const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
      const greeting = `hello ${positionals.join(' ')}${values.mark ?? ''}`
      console.log(values.loud ? greeting.toUpperCase() : greeting)
    },
  },
  {
    name: 'check',
    summary: 'find that something does not hold',
    usage: 'freehold check',
    run: async () => exitCode.failed,
  },
  {
    name: 'refuse',
    summary: 'refuse the input',
    usage: 'freehold refuse',
    async run() {
      throw new InputError("line 3: no card is called 'Smithey'")
    },
  },
  {
    name: 'crash',
    summary: 'run into a mistake of ours',
    usage: 'freehold crash [--later]',
    async run(args) {
      const crash = () => {
        throw new TypeError('cannot read\nproperties of undefined')
      }
      if (!args.includes('--later')) crash()
      setTimeout(crash, 1)
    },
  },
  {
    name: 'flood',
    summary: 'print until nobody reads',
    usage: 'freehold flood',
    async run() {
      for (;;) await new Promise((resolve) => process.stdout.write('flood\n'.repeat(1000), resolve))
    },
  },
  {
    name: 'wait',
    summary: 'wait to be interrupted',
    usage: 'freehold wait',
    run: () => new Promise(() => setTimeout(() => {}, 60_000).ref() && console.log('waiting')),
  },
]

await runProcess({
  commands: Object.fromEntries(
    made.map((command) => [command.name, { group: 'Play', load: async () => ({ command }) }]),
  ),
  examples: [['freehold greet you', 'be greeted']],
})

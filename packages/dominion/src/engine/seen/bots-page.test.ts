import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { questionKinds } from '../asking/describe.ts'
import { eventTypes } from './events.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/bots.md'), 'utf8')
const section = (title: string): string => page.split(`## ${title}\n`)[1].split('\n## ')[0]

test.each([
  ['Questions of Dominion', questionKinds.slice(1)],
  ['Events of Dominion', eventTypes],
] as const)('the page for bots lists all of them: %s', (title, all) => {
  const told = section(title)
  expect(all.filter((each) => !told.includes(`\`${each}\``))).toEqual([])
})

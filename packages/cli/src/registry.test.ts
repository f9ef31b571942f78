import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { registry } from './registry.ts'

const names = Object.keys(registry.commands)

test('every file in commands/ has its line in the registry', () => {
  const files = globSync('commands/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.{test,fixture}.ts'] })
  expect(names.toSorted()).toEqual(files.map((file) => basename(file, '.ts')).toSorted())
})

test('every command goes by the name it is listed under, and can be explained', async () => {
  for (const [name, { load }] of Object.entries(registry.commands)) {
    const { command } = await load()
    expect(command.name).toBe(name)
    expect(command.summary).toMatch(/^[^\n]{1,70}[^.\n]$/)
    expect(command.usage.split('\n')[0]).toMatch(new RegExp(`^freehold ${name}( |$)`))
  }
})

test('every example is of a command that exists', () => {
  const unknown = registry.examples.filter(([line]) => !names.includes(line.split(' ')[1] ?? ''))
  expect(unknown).toEqual([])
})

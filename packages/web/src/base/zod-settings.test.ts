import { expect, test } from 'vitest'
import './zod-settings.ts'

test('zod heeds what it was told before it was loaded', async () => {
  const { config } = await import('zod/v4/core')
  expect(config().jitless).toBe(true)
})

import { readFileSync } from 'node:fs'
import { seatColours } from '@freehold/server/seat-marks'
import { expect, test } from 'vitest'

test('seats have the same colours in the pictures of links as in the dark theme', () => {
  const theme = readFileSync(new URL('../app/theme.css', import.meta.url), 'utf8')
  for (const [seat, colour] of seatColours.entries()) expect(theme).toContain(`--seat-${seat}: ${colour};`)
})

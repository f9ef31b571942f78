import { expect, test } from 'vitest'
import { arrangementFor } from './use-layout.ts'

test.each([
  [390, 844, 'phone'],
  [844, 390, 'lying'],
  [640, 360, 'lying'],
  [820, 1180, 'tall'],
  [1180, 820, 'desktop'],
  [1280, 720, 'desktop'],
  [1920, 1080, 'desktop'],
  [2560, 1440, 'large'],
])('%i × %i is %s', (width, height, layout) => {
  expect(arrangementFor(width, height).layout).toBe(layout)
})

test('everything is drawn larger where there is room, but never more than 1.4 times', () => {
  expect(arrangementFor(1280, 720).scale).toBe(1)
  expect(arrangementFor(1600, 900).scale).toBe(1.25)
  expect(arrangementFor(3840, 2160).scale).toBe(1.4)
})

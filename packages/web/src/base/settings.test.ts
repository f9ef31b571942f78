import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

const settingsKept = async (kept: string) => {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => kept })
  return (await import('./settings.ts')).getSettings()
}

test('what a browser keeps is taken', async () => {
  const kept = { theme: 'dark', speed: 'slow', sound: true, language: 'de', hintsSeen: ['undo'] }
  expect(await settingsKept(JSON.stringify(kept))).toMatchObject({ ...kept, hints: true })
})

test.each([
  '{"speed":"furious","theme":"dark","hintsSeen":[1],"more":1}',
  '{"theme":"dark","language":"fr","sound":1}',
])('of what it should not have kept only that is left out: %s', async (kept) => {
  const settings = await settingsKept(kept)
  expect(settings).toMatchObject({ theme: 'dark', speed: 'normal', language: null, sound: false, hintsSeen: [] })
  expect(settings).not.toHaveProperty('more')
})

test.each(['null', '[', '7', '[]'])('%s is as good as nothing', async (kept) => {
  expect(await settingsKept(kept)).toMatchObject({ theme: 'system', speed: 'normal' })
})

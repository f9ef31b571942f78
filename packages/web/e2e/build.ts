/** The page as it is served, built once before all tests and apart from the one that others may be using. */
import { build } from 'vite'

export const builtPage = process.env.FREEHOLD_E2E_FOLDER ?? new URL('artefacts/page', import.meta.url).pathname

export default async function buildPage(): Promise<void> {
  if (process.env.FREEHOLD_E2E_PAGE === 'built') return // by the run before
  const root = new URL('..', import.meta.url).pathname
  await build({ root, logLevel: 'warn', build: { outDir: builtPage, emptyOutDir: true } })
}

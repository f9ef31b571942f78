/** The pages as they are served, built once before all tests. */
import { build } from 'vite'

export default async function buildPages(): Promise<void> {
  if (process.env.FREEHOLD_PAGES === 'built') return
  await build({ root: new URL('..', import.meta.url).pathname, logLevel: 'warn' })
}

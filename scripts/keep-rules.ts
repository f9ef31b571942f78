/**
 * node scripts/keep-rules.ts: keeps the rules of each game as they are now, in one file that nothing else in the repository can
 * change, so that tables go on under the rules they began with. Run before the version of a game's rules is raised; what
 * is kept of a version stays as it is.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dominion } from '@freehold/dominion'
import { terraMystica } from '@freehold/terra-mystica'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'packages/server/kept-rules')
const games = [
  { game: dominion, entry: 'packages/dominion/src/game.ts', name: 'dominion' },
  { game: terraMystica, entry: 'packages/terra-mystica/src/game/game.ts', name: 'terraMystica' },
]
for (const { game, entry, name } of games) {
  const file = `${game.id}-${game.rules}.mjs`
  if (existsSync(join(folder, file))) {
    console.log(`${file} is kept already`)
    continue
  }
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'only-the-game',
        resolveId: (id) => (id === 'kept' ? id : null),
        load: (id) => (id === 'kept' ? `export { ${name} as game } from '${join(root, entry)}'` : null),
      },
    ],
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: true,
      target: 'es2024',
      rollupOptions: {
        input: 'kept',
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: file },
      },
    },
  })
  console.log(`${file} is kept from now on`)
}

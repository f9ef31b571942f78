/**
 * node scripts/keep-rules.ts dominion|terra-mystica: keeps the rules of the game as they are now, in one file that nothing else
 * in the repository can change, so that tables go on under the rules they began with. Run it right before the version of the
 * rules is raised, and name the file in the game's `src/earlier.ts`. What is kept of a version stays as it is.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dominion } from '@freehold/dominion'
import { terraMystica } from '@freehold/terra-mystica'
import { build } from 'vite'

const games = {
  dominion: { rules: dominion.rules, entry: 'src/game.ts', name: 'dominion' },
  'terra-mystica': { rules: terraMystica.rules, entry: 'src/game/game.ts', name: 'terraMystica' },
}
const [wanted] = process.argv.slice(2)
const found = Object.entries(games).find(([id]) => id === wanted)
if (!found) throw new Error(`expected one of ${Object.keys(games).join(', ')}`)
const [id, { rules, entry, name }] = found
const home = join(import.meta.dirname, '../packages', id)
const folder = join(home, 'kept-rules')
if (existsSync(join(folder, `${rules}.mjs`))) throw new Error(`version ${rules} is kept already, and stays as it is`)
await build({
  configFile: false,
  logLevel: 'warn',
  plugins: [
    {
      name: 'only-the-game',
      resolveId: (module) => (module === 'kept' ? module : null),
      load: (module) => (module === 'kept' ? `export { ${name} as game } from '${join(home, entry)}'` : null),
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
      output: { format: 'es', entryFileNames: `${rules}.mjs` },
    },
  },
})

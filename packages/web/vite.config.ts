import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = process.env.FREEHOLD_SERVER ?? 'http://127.0.0.1:3000'
const proxy = { '/api': { target: server }, '/live': { target: server, ws: true } }

const brotli = promisify(brotliCompress)
const gzipped = promisify<Buffer, object, Buffer>(gzip)

/** Text is compressed once, here, and not for every visitor. */
let dist = ''
const compressed: Plugin = {
  name: 'freehold-compressed',
  apply: 'build',
  configResolved({ root, build }) {
    dist = resolve(root, build.outDir)
  },
  async closeBundle() {
    const texts = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(js|css|html|svg|json|webmanifest)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
    await Promise.all(
      texts.map(async (file) => {
        const bytes = await readFile(file)
        if (bytes.length < 1024) return
        await writeFile(`${file}.br`, await brotli(bytes))
        await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }))
      }),
    )
  },
}

/** The service worker must know the files of this build, so that the shell opens without a network. */
const shellList: Plugin = {
  name: 'freehold-shell-list',
  apply: 'build',
  generateBundle: {
    order: 'post', // an entry that only leads to another file is taken out before
    handler(_, bundle) {
      const files = Object.values(bundle)
        .filter((file) => file.fileName.startsWith('assets/'))
        .filter((file) => !(file.type === 'chunk' && file.facadeModuleId?.includes('/kept-rules/'))) // earlier rules are fetched where an old game needs them
        .map((file) => `/${file.fileName}`)
        .filter((file) => !/\.map$|\.woff$|-worker-/.test(file)) // a worker is fetched where it is needed
      const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
      const list = JSON.stringify(files)
      const build = createHash('sha256').update(list).digest('hex').slice(0, 12)
      const text = source
        .replace('const files = []', `const files = ${list}`)
        .replace("const cacheName = 'freehold'", `const cacheName = 'freehold-${build}'`)
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: text })
    },
  },
}

const files = (...patterns: readonly string[]) => new RegExp(`/(${patterns.join('|').replaceAll('.', '[.]')})$`)

/**
 * What is needed together is one file: it compresses far better than dozens of small ones, and is asked for once. Each file
 * takes all that its modules import, less what the files before it hold.
 */
const together = [
  { name: 'start', test: files('web/src/(main|pages/front-page|ui/dialog).tsx') },
  {
    name: 'cards',
    test: files(
      'web/src/dominion/(front-cards|cards/(card-tile|card-peek|landscape-strip)).tsx',
      'dominion/src/(language/walk|words/(?!index)[a-z-]+).ts', // what every language tells cards with
      'dominion/src/(cards/(basic|base)|symbols/emblems/basic).ts', // boxes of every table, and of one's first game
    ),
  },
  { name: 'german', test: files('dominion/src/words/german/(tongue|names/(index|basic|base)).ts') },
  {
    name: 'table-parts', // what other pages take of a table
    test: files(
      'web/src/(table/seal.tsx|dominion/(table/table-view|cards/boxes-of).ts)',
      'dominion/src/telling/(tell|condense).ts',
    ),
  },
  { name: 'table', test: files('web/src/table/(table-page|log-panel|table-tools|clock|review-bar|undo-button).tsx') },
  { name: 'dominion-table', test: files('web/src/dominion/plugin.tsx') },
  ...['en', 'de'].flatMap((language) => [
    { name: `texts-${language}`, test: files(`locales/${language}/(common|pages|about-[a-z-]+).json`) },
    { name: `table-texts-${language}`, test: files(`(locales/${language}/(dominion|table)|telling/${language}).json`) },
  ]),
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), shellList, compressed],
  json: { namedExports: false }, // texts are taken as a whole
  server: { proxy },
  preview: { proxy },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: together } } },
  },
})

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = process.env.FREEHOLD_SERVER ?? 'http://127.0.0.1:3000'
const proxy = { '/api': { target: server }, '/live': { target: server, ws: true } }

/** Text is compressed once, here, and not for every visitor. */
let dist = ''
const compressed: Plugin = {
  name: 'freehold-compressed',
  apply: 'build',
  configResolved({ root, build }) {
    dist = resolve(root, build.outDir)
  },
  closeBundle() {
    for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(js|css|html|svg|json|webmanifest)$/.test(entry.name)) continue
      const file = join(entry.parentPath, entry.name)
      const bytes = readFileSync(file)
      if (bytes.length < 1024) continue
      writeFileSync(`${file}.br`, brotliCompressSync(bytes))
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    }
  },
}

/** The service worker must know the files of this build, so that the shell opens without a network. */
const shellList: Plugin = {
  name: 'freehold-shell-list',
  apply: 'build',
  generateBundle(_, bundle) {
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
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), shellList, compressed],
  server: { proxy },
  preview: { proxy },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    sourcemap: false,
    modulePreload: { polyfill: false },
  },
})

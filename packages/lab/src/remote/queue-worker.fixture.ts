// A worker as a process of its own, to be killed: node queue-worker.fixture.ts URL

import { workQueue } from './queue-worker.ts'

const stop = new AbortController()
process.once('SIGTERM', () => stop.abort())
const chunks = await workQueue({
  url: process.argv[2],
  threads: 1,
  signal: stop.signal,
  told: (line) => console.log(line),
  ready: () => console.log('ready'),
})
console.log(`played ${chunks}`)

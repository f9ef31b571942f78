/** The page in the browser: the files of its build, and the same page at every address that is no file. */
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../people/refused.ts'
import type { WebParts } from './parts.ts'
import { pageWithTags } from './preview-pages.ts'

/** Whether it is still the same. */
const ASK_AGAIN = 'no-cache'

/** The build names these by what is in them, so that they never change. */
const isHashed = (file: string, folder: string) => file.startsWith(join(folder, 'assets'))

export function servePage(app: FastifyInstance, parts: WebParts): void {
  const { page: folder } = parts
  if (folder !== undefined) {
    app.register(fastifyStatic, {
      root: folder,
      index: false, // it says what its address is about
      allowedPath: (path) => !path.endsWith('/'), // folders are no files, also for who takes nothing compressed
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) =>
        reply.header('cache-control', isHashed(file, folder) ? 'public, max-age=31536000, immutable' : ASK_AGAIN),
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (folder !== undefined && isPage(request)) {
      const html = await pageWithTags(parts, folder, request)
      return reply.status(200).header('cache-control', ASK_AGAIN).type('text/html; charset=utf-8').send(html)
    }
    throw new Refused('no-such-page', 'there is nothing at this address')
  })
}

/** Whether a person went to this address; what a page loads has an ending. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const [pathname] = url.split('?')
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/^\/(api|live|assets)(\/|$)/.test(pathname) || /\.\w+$/.test(pathname)) return false
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
}

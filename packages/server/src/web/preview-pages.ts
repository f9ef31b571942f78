/** The page with what messengers read of it, and the pictures for links. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { chargedTo } from '../host/spending.ts'
import { Refused } from '../people/refused.ts'
import { kingdomPreview } from '../previews/kingdom-preview.ts'
import { type Preview, type Subject, subjectOf } from '../previews/preview.ts'
import { tablePreview } from '../previews/table-preview.ts'
import { tagsOf, withTags } from '../previews/tags.ts'
import { type PreviewWords, wordsIn } from '../previews/words.ts'
import { TableError } from '../table/table-error.ts'
import type { Serve } from './answering.ts'
import { charging } from './charging.ts'
import type { WebParts } from './parts.ts'
import { visitorAt } from './visitor.ts'

type Parts = Pick<WebParts, 'host' | 'limits' | 'pictures'>

/** Messengers keep what they have shown; a kingdom stays what it is, a table does not. */
const SECONDS_KEPT = { kingdom: 86_400, table: 300, result: 3600, replay: 3600 } as const

async function previewOf({ host }: Parts, { kind, what }: Subject, words: PreviewWords): Promise<Preview | undefined> {
  if (kind === 'kingdom') return kingdomPreview(what, words)
  try {
    return await host.look(what, (table) => tablePreview(table, kind, words))
  } catch (error) {
    if (error instanceof TableError) return undefined // no such table, or one under rules that nobody has
    throw error
  }
}

/** `http://localhost:3000`, by which the page was asked for; pictures must be named in full. */
const originOf = ({ protocol, host }: FastifyRequest): string =>
  /^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}` : ''

/** The page of this address. Whoever asks for a lot gets it without a preview. */
export async function pageWithTags(parts: Parts, folder: string, request: FastifyRequest): Promise<string> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const { pathname, searchParams } = new URL(request.url, 'http://host')
  const words = wordsIn(searchParams.get('lang') ?? undefined)
  const subject = subjectOf(pathname)
  const visitor = visitorAt(request.ip)
  const isLookedUp = subject && parts.limits.requests.take(visitor) && parts.limits.workingFrom.has(visitor)
  const preview = isLookedUp
    ? await chargedTo(charging(parts.limits, undefined, visitor), () => previewOf(parts, subject, words))
    : undefined
  return withTags(html, tagsOf(originOf(request), words, subject && preview && { subject, preview }))
}

export function picturePages(serve: Serve, parts: Parts): void {
  const { limits, pictures } = parts
  serve('picture', async ({ params: { language, kind, what }, request, reply }) => {
    const preview = await previewOf(parts, { kind, what }, wordsIn(language))
    if (!preview) throw new Refused('no-such-page', 'there is no picture at this address')
    const visitor = visitorAt(request.ip)
    const png = await pictures.png(preview.picture, visitor, () => limits.pictures.take(visitor))
    reply.header('cache-control', `public, max-age=${SECONDS_KEPT[kind]}`)
    reply.header('cross-origin-resource-policy', 'cross-origin') // it is made to be shown elsewhere
    return reply.type('image/png').send(Buffer.from(png))
  })
}

/** The interface, described: for programs and for people. */
import { createHash } from 'node:crypto'
import packageJson from '../../package.json' with { type: 'json' }
import type { Serve } from './answering.ts'
import { docsPage, docsStyle } from './docs-page.ts'
import { contentPolicy } from './headers.ts'
import { openApi } from './openapi.ts'

export function docsPages(serve: Serve): void {
  let made: { readonly json: string; readonly page: string } | undefined // when first asked for, once for all
  const described = () => {
    if (made) return made
    const document = openApi(packageJson.version)
    made = { json: JSON.stringify(document), page: docsPage(document) }
    return made
  }
  serve('openapi', async ({ reply }) => reply.type('application/json; charset=utf-8').send(described().json))
  const policy = contentPolicy(`sha256-${createHash('sha256').update(docsStyle).digest('base64')}`)
  serve('docs', async ({ reply }) => {
    reply.header('content-security-policy', policy)
    return reply.type('text/html; charset=utf-8').send(described().page)
  })
}

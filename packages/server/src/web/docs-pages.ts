/** The interface, described: for programs and for people. */
import { createHash } from 'node:crypto'
import packageJson from '../../package.json' with { type: 'json' }
import type { Serve } from './answering.ts'
import { docsPage, docsStyle } from './docs-page.ts'
import { contentPolicy } from './headers.ts'
import { openApi } from './openapi.ts'

export function docsPages(serve: Serve): void {
  let document: ReturnType<typeof openApi> | undefined // made when first asked for
  const described = () => {
    document ??= openApi(packageJson.version)
    return document
  }
  serve('openapi', async ({ reply }) => reply.send(described()))
  const policy = contentPolicy(`sha256-${createHash('sha256').update(docsStyle).digest('base64')}`)
  serve('docs', async ({ reply }) => {
    reply.header('content-security-policy', policy)
    return reply.type('text/html; charset=utf-8').send(docsPage(described()))
  })
}

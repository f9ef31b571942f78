/** The interface, described: for programs and for people. */
import packageJson from '../../package.json' with { type: 'json' }
import type { Serve } from './answering.ts'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

export function docsPages(serve: Serve): void {
  let document: ReturnType<typeof openApi> | undefined // made when first asked for
  const described = () => {
    document ??= openApi(packageJson.version)
    return document
  }
  serve('openapi', async ({ reply }) => reply.send(described()))
  serve('docs', async ({ reply }) => reply.type('text/html; charset=utf-8').send(docsPage(described())))
}

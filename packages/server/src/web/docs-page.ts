/** The OpenAPI document for people: one page without any script. */
import type { OpenApi, Operation } from './openapi.ts'

/** The look of the page, which stands in it. */
export const docsStyle = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
  h2 { margin-top: 2.5rem; text-transform: capitalize }
  details { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent) }
  summary { cursor: pointer; padding: .5rem 0 }
  code, pre { font-family: ui-monospace, monospace; font-size: .875rem }
  pre { overflow-x: auto; padding: .75rem; background: color-mix(in srgb, currentColor 8%, transparent) }
  .method { display: inline-block; min-width: 4.5rem; font-weight: 600 }
  .who { opacity: .75 }
`

export function docsPage({ info, paths, components, 'x-live': live }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0]))]
  const section = (tag: string) =>
    `<h2>${escaped(tag)}</h2>` +
    operations
      .filter(({ operation }) => operation.tags[0] === tag)
      .map(({ path, method, operation }) => block(method.toUpperCase(), path, operation))
      .join('')
  const messages = (from: 'fromClient' | 'fromHost') =>
    Object.entries(live[from])
      .map(([name, schema]) => `<details><summary><code>${escaped(name)}</code></summary>${json(schema)}</details>`)
      .join('')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escaped(info.title)}: the interface</title>
<style>${docsStyle}</style>
<h1>${escaped(info.title)}: the interface</h1>
<p>Every request that this host answers. The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${tags.map(section).join('')}
<h2>Live messages</h2>
<p>Over socket.io at <code>/live</code>. What a client sends, each with its acknowledgement:</p>
${messages('fromClient')}
<p>What the host sends by itself:</p>
${messages('fromHost')}
<h2>What messages are made of</h2>
${Object.entries(components.schemas)
  .map(
    ([name, schema]) =>
      `<details id="${escaped(name)}"><summary><code>${escaped(name)}</code></summary>${json(schema)}</details>`,
  )
  .join('')}
</html>
`
}

/** Who may ask, in words. */
const callers: Record<Operation['x-caller'], string> = {
  anybody: '',
  person: 'session or token',
  session: 'session',
  account: 'account',
  admin: 'administrator',
}

function block(method: string, path: string, operation: Operation) {
  const { summary, 'x-caller': caller, parameters, requestBody, responses } = operation
  const who = callers[caller]
  const parts = [
    parameters && `<p>Parameters</p>${json(parameters)}`,
    requestBody && `<p>Body</p>${json(requestBody.content['application/json'].schema)}`,
    ...Object.entries(responses)
      .filter(([status]) => status !== 'default')
      .map(([status, { content }]) => `<p>Answer ${status}</p>${json(Object.values(content)[0].schema)}`),
  ]
  const line = `<span class="method">${method}</span> <code>${escaped(path)}</code> ${escaped(summary)}`
  const needs = who === '' ? '' : ` <span class="who">(${who})</span>`
  return `<details><summary>${line}${needs}</summary>${parts.filter(Boolean).join('')}</details>`
}

/** A schema; the names of others in it lead to them. */
function json(value: unknown): string {
  const text = escaped(JSON.stringify(value, null, 2))
  return `<pre>${text.replaceAll(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>')}</pre>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

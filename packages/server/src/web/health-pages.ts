/** For those who run the host. */
import type { Serve } from './answering.ts'
import type { WebParts } from './parts.ts'

export function healthPages(serve: Serve, { store, metrics, neighbours, isStopping }: WebParts): void {
  serve('healthz', async () => ({ status: 'ok' }))
  serve('readyz', async ({ reply }) => {
    const problem = isStopping()
      ? 'stopping'
      : await store.check().then(
          () => undefined,
          () => 'the store does not answer',
        )
    const late =
      neighbours?.isConnected() === false && 'ready, but what other nodes do comes late: Redis does not answer'
    return reply.status(problem ? 503 : 200).send({ status: problem ?? (late || 'ready') })
  })
  serve('metrics', async ({ reply }) => {
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

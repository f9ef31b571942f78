/** The host itself: health, figures, its description. */
import { z } from 'zod'
import type { Route } from './route.ts'

const health = z.strictObject({ status: z.string() })

export const hostRoutes = {
  healthz: {
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the process answers',
    caller: 'anybody',
    answer: health,
  },
  readyz: {
    method: 'GET',
    path: '/readyz',
    summary: 'Whether it can serve; 503 where not',
    caller: 'anybody',
    answer: health,
  },
  metrics: {
    method: 'GET',
    path: '/metrics',
    summary: 'Figures for Prometheus',
    caller: 'anybody',
    answer: z.string(),
    as: 'text/plain',
  },
  openapi: {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document',
    caller: 'anybody',
    answer: z.looseObject({ openapi: z.string() }),
  },
  docs: {
    method: 'GET',
    path: '/api/docs',
    summary: 'This document for people',
    caller: 'anybody',
    answer: z.string(),
    as: 'text/html',
  },
} as const satisfies Record<string, Route>

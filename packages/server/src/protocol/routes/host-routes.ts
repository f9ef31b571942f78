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
  picture: {
    method: 'GET',
    path: '/preview/:language/:kind/:what.png',
    summary: 'What messengers show of a link: 1200 × 630',
    caller: 'anybody',
    params: z.strictObject({
      language: z.string().describe('en or de'),
      kind: z.enum(['kingdom', 'table', 'result', 'replay']),
      what: z.string().max(300).describe('the code of a kingdom or the name of a set; the id of a table'),
    }),
    answer: z.string().describe('a picture'),
    as: 'image/png',
  },
} as const satisfies Record<string, Route>

/** What every answer tells the browser to allow, and what not. */
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Programs from here alone and none inside a page; styles may also be set by the page's own program. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

const headers = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer', // links to tables are secrets
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cache-control': 'no-store',
} as const

const secureHeaders = { 'strict-transport-security': 'max-age=31536000' }

export function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(headers)
  if (request.protocol === 'https') reply.headers(secureHeaders)
}

/** What every answer tells the browser to allow, and what not. */
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Programs and styles come from here, in files of their own: what somebody writes into a page does nothing. `style` names
 * by its hash the one that a page may hold all the same.
 */
export const contentPolicy = (style?: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${style ? ` '${style}'` : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')

const headers = {
  'content-security-policy': contentPolicy(),
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

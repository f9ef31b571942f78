import { InputError } from '@freehold/kernel'
import type { TFunction } from 'i18next'
import { HostError } from '../client/http.ts'

/** What went wrong, in one line for people. */
export function problemText(error: unknown, t: TFunction<'pages'>): string {
  if (error instanceof HostError) return error.code === 'offline' ? t('problem.offline') : sentence(error.message)
  return error instanceof InputError ? sentence(error.message) : t('problem.unknown')
}

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…]$/.test(text) ? '' : '.'}`

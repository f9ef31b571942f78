import { InputError } from '@freehold/kernel'
import i18next from 'i18next'
import { HostError } from '../client/http.ts'

/** What went wrong, in one line for people. */
export function problemText(error: unknown): string {
  if (error instanceof HostError) return error.code === 'offline' ? i18next.t('offline') : sentence(error.message)
  return error instanceof InputError ? sentence(error.message) : i18next.t('failed.title')
}

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…]$/.test(text) ? '' : '.'}`

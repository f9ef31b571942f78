import i18next from 'i18next'
import { HostError } from '../client/http.ts'

/** What went wrong, in one line for people. */
export function problemText(error: unknown): string {
  if (error instanceof HostError) return error.code === 'offline' ? i18next.t('offline') : sentence(error.message)
  // By its name, so that no page loads the kernel for a line of text.
  return error instanceof Error && error.name === 'InputError' ? sentence(error.message) : i18next.t('failed.title')
}

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…]$/.test(text) ? '' : '.'}`

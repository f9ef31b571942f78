/** What went wrong, in one line for people. The host's own sentences are for programs: here its codes are said. */
import type { RefusalCode, RefusalReason } from '@freehold/server/protocol'
import i18next from 'i18next'
import { HostError, type Refused } from '../client/http.ts'

export const problemText = (error: unknown): string =>
  error instanceof HostError ? refusalText(error) : i18next.t('failed.title')

/** What somebody typed into a form, as the messages to the host name it. */
type Field = 'name' | 'email' | 'password' | 'next' | 'current' | 'text'

/** A host that is newer than this page may have codes that it does not know. */
export function refusalText({ code, fault }: Refused): string {
  const because = `refusals.because.${fault?.code as RefusalReason}` as const
  const field = `refusals.fields.${fault?.place as Field}` as const
  const plain = `refusals.codes.${code as RefusalCode | 'offline'}` as const
  if (isSaid(because)) return i18next.t(because, { ...fault })
  if (isSaid(field)) return i18next.t(field)
  return isSaid(plain) ? i18next.t(plain) : i18next.t('refusals.codes.unknown')
}

const isSaid = (key: string): boolean => i18next.exists(key)

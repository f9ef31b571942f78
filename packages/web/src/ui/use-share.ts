/** Gives a link to others: by the share sheet where fingers are and there is one, else by the clipboard. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from './live-region.tsx'

const COPIED_MS = 2000

export interface Share {
  readonly label: string | undefined // for the button, where it does not copy
  readonly copied: boolean // just now
  share(link: string): void
}

/** Messengers show a link in the language it asks for; without one that is English. */
function inLanguage(link: string, language: string): string {
  const url = new URL(link)
  if (language !== 'en') url.searchParams.set('lang', language)
  return url.href
}

const hasSheet = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches

/** `said` is told to whoever listens when the link has been copied. */
export function useShare(said: string): Share {
  const { t, i18n } = useTranslation()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const send = async (plain: string) => {
    const link = inLanguage(plain, i18n.language)
    if (hasSheet()) return navigator.share({ url: link, title: document.title })
    await navigator.clipboard.writeText(link)
    setCopied(true)
    announce(said)
  }
  return {
    label: hasSheet() ? t('shareLink') : undefined,
    copied,
    share: (link) => void send(link).catch(() => undefined), // closed again, or not allowed: the link stands in sight
  }
}

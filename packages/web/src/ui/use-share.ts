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

const hasSheet = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches

/** `said` is told to whoever listens when the link has been copied. */
export function useShare(said: string): Share {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const send = async (link: string) => {
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

/** The way to the picture of a link, as the host draws it: to be kept, or sent where links show nothing. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface PictureLinkProps {
  readonly kind: 'kingdom' | 'result'
  readonly of: string // a code, the id of a table
  readonly className?: string
  readonly children: ReactNode
}

export function PictureLink({ kind, of, className, children }: PictureLinkProps) {
  const { i18n } = useTranslation()
  return (
    <a
      className={className}
      href={`/preview/${i18n.language}/${kind}/${encodeURIComponent(of)}.png`}
      target="_blank"
      rel="noreferrer"
    >
      {children}
    </a>
  )
}

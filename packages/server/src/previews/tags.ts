/** A preview as the tags that messengers read. */
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './picture.ts'
import { type Preview, picturePath, type Subject } from './preview.ts'
import type { PreviewWords } from './words.ts'

/** Whatever somebody is called, it stays a text. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

const locales: Readonly<Record<PreviewWords['language'], string>> = { en: 'en_GB', de: 'de_DE' }

/** `found` where the address has a preview of its own. */
export function tagsOf(
  origin: string,
  words: PreviewWords,
  found: { subject: Subject; preview: Preview } | undefined,
): string {
  const title = found?.preview.title ?? 'Freehold'
  const description = found?.preview.description ?? words.t('tagline')
  const properties: [name: string, content: string][] = [
    ['og:site_name', 'Freehold'],
    ['og:type', 'website'],
    ['og:locale', locales[words.language]],
    ['og:title', title],
    ['og:description', description],
    ['og:image', `${origin}${found ? picturePath(found.subject, words) : '/icon-512.png'}`],
    ...(found
      ? ([
          ['og:image:type', 'image/png'],
          ['og:image:width', `${PICTURE_WIDTH}`],
          ['og:image:height', `${PICTURE_HEIGHT}`],
          ['og:image:alt', `${title}. ${description}`],
        ] as [string, string][])
      : []),
  ]
  const named: [name: string, content: string][] = [['twitter:card', found ? 'summary_large_image' : 'summary']]
  return [
    ...properties.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`),
    ...named.map(([name, content]) => `<meta name="${name}" content="${escaped(content)}" />`),
  ].join('\n    ')
}

/** The page with the tags in its head. */
export const withTags = (html: string, tags: string): string => html.replace('</head>', () => `  ${tags}\n  </head>`)

/** What a picture for a link shows, in words and names: all that the thread needs which draws it. */
import type { Edition, Printing } from '@freehold/dominion/setup'

export const previewLanguages = ['en', 'de'] as const
export type PreviewLanguage = (typeof previewLanguages)[number]

/** As messengers show it. */
export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 630

/** Which cards are meant by their names. */
export interface CardVersion {
  readonly edition: Edition
  readonly printing: Printing
}

/** What stands around every picture. */
interface Around {
  readonly language: PreviewLanguage
  readonly title: string
  readonly note: string // beside the title: a code, the points
  readonly foot: readonly [left: string, right: string]
}

export interface KingdomPicture extends Around, CardVersion {
  readonly kind: 'kingdom'
  readonly cards: readonly string[]
}

/** Of whoever plays or played. `points` where the game is over. */
export interface PictureRow {
  readonly seat: number
  readonly name: string
  readonly points?: number
  readonly won?: boolean
  readonly cards: Readonly<Record<string, number>> // of the deck, where the game has one
}

export interface PeoplePicture extends Around, CardVersion {
  readonly kind: 'people'
  readonly rows: readonly PictureRow[]
}

export type Picture = KingdomPicture | PeoplePicture

import type { TFunction } from 'i18next'

/** Mats and places where cards lie aside are called as the card or mat is; what has no name is just aside. */
export const placeName = (name: string, cardName: (card: string) => string, t: TFunction<'dominion'>): string =>
  name === 'aside' ? t('asideShort') : t(`places.${name as 'Exile'}`, { defaultValue: cardName(name) })

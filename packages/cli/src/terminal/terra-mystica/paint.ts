/** Colours of the map and the factions, where colour is wanted; every sign can be read without it. */
import { styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

const GROUND_STYLE: Readonly<Record<string, Style>> = {
  desert: ['bgYellowBright', 'black'],
  plains: ['bgYellow', 'black'],
  swamp: ['bgBlack', 'white'],
  lake: ['bgBlue', 'white'],
  forest: ['bgGreen', 'black'],
  mountain: ['bgBlackBright', 'white'],
  wasteland: ['bgRed', 'white'],
  ice: ['bgWhite', 'black'],
  volcano: ['bgMagenta', 'white'],
  river: ['cyan'],
}

/** A letter for each ground; the river is drawn as waves. */
export const GROUND_LETTER: Readonly<Record<string, string>> = {
  desert: 'd',
  plains: 'p',
  swamp: 's',
  lake: 'l',
  forest: 'f',
  mountain: 'm',
  wasteland: 'w',
  ice: 'i',
  volcano: 'v',
  river: '~',
}

export const paintGround = (ground: string, text: string): string => styleText(GROUND_STYLE[ground] ?? 'reset', text)
export const faint = (text: string): string => styleText('dim', text)
export const strong = (text: string): string => styleText('bold', text)
export const warning = (text: string): string => styleText('yellow', text)

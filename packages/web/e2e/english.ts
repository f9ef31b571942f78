/** English that is left on a page that speaks German. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { allCards } from '@freehold/dominion/cards'
import { german } from '@freehold/dominion/german'
import { AUTOMA_FACTIONS, FACTIONS } from '@freehold/terra-mystica'
import type { Page } from '@playwright/test'

/** English words that are none in German, in whatever case. */
const words = [
  'the of your you and with without is are be been was-it were not this that these those it its has have had to from',
  'for by at as or if than then there their they them his she who whom whose which what when where why how any some every',
  'each either neither both only once twice another other others more less most first nothing nobody somebody anybody',
  'may must can cannot could would should does did do done than into onto up down out back again now here very',
  'card cards turn turns hand-of pile piles supply discard discards trash trashed draw draws drawn buy buys bought play',
  'plays played player players gain gains gained reveal reveals shuffle shuffled choose chooses chosen take takes taken',
  'put puts set-aside cost costs coin coins point points action actions treasure treasures victory curse curses attack',
  'attacks game games table seat seats host move moves file please yes one two three four five',
  'dwelling dwellings stronghold sanctuary trading house spade spades favor power priest priests worker workers bridge',
  'town towns round income terrain space spaces step steps cult cults build builds upgrade pass passes bowl',
]
  .join(' ')
  .split(' ')
  .filter((word) => !word.includes('-'))

/** Names that have another in German. They are looked for as they are written, for a German word may sound like one. */
const names = [
  ...allCards.map(({ name }) => name).filter((name) => german.cardName(name) !== name),
  ...[...FACTIONS, ...AUTOMA_FACTIONS].map(({ name }) => name).filter((name) => !['Auren', 'Yetis'].includes(name)),
  ...['Prosperity', 'Hinterlands', 'Intrigue', 'Alchemy', 'First Game', 'Size Distortion', 'Victory Dance'],
]

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const anyOf = (all: readonly string[], flags: string) =>
  new RegExp(String.raw`(?<![\p{L}’'])(${all.map(escaped).join('|')})(?![\p{L}’'])`, flags)
const anyWord = anyOf(words, 'iu')
const anyName = anyOf(names, 'u')

type Texts = { readonly [key: string]: string | Texts }
const sources = join(import.meta.dirname, '../src')
const valuesOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : valuesOf(value)))

/** Every area with the file of its texts: those that all games share, and each game's own. */
export const areasIn = (language: string): ReadonlyMap<string, string> =>
  new Map(
    globSync([`locales/${language}/*.json`, `*/locales/${language}/*.json`], { cwd: sources })
      .toSorted()
      .map((file) => [basename(file, '.json'), join(sources, file)]),
  )

/** What is said on the pages, in one language and area. */
export const textsOf = (language: string, area: string): Texts =>
  JSON.parse(readFileSync(areasIn(language).get(area) ?? `no area ${area}`, 'utf8')) as Texts

const textsIn = (language: string): string[] =>
  [...areasIn(language).keys()].flatMap((area) => valuesOf(textsOf(language, area)))

/** Whole texts of the page, such as `Close`: words that are too few to tell by themselves. */
const inGerman = new Set(textsIn('de'))
const labels = new Set(textsIn('en').filter((text) => /\p{L}/u.test(text) && !inGerman.has(text)))

/** Whether a text has English in it. */
export const isEnglish = (text: string): boolean => labels.has(text) || anyWord.test(text) || anyName.test(text)

/** Every text that somebody sees or hears on the page and that is English, but for what says that it is. */
export async function englishOn(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const attributes = [
      'aria-label',
      'aria-valuetext',
      'aria-description',
      'aria-roledescription',
      'title',
      'alt',
      'placeholder',
    ]
    // What stands in code is not said in any language: a fingerprint, the code of a kingdom, a place in a file.
    const apart = (element: Element) => element.closest('[lang="en"], script, style, code') !== null
    const shown = (element: Element) =>
      element instanceof HTMLOptionElement || element.closest('svg') !== null || element.checkVisibility()
    const asRead = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim() // where a word may be broken
    const found = new Set<string>([document.title])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent instanceof HTMLTextAreaElement) continue // what somebody wrote or opened
      // The whole of a line, so that a word in its middle is read with what stands around it.
      if (parent && !apart(parent) && shown(parent)) found.add(asRead(node.nodeValue ?? ''))
    }
    for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
      if (apart(element) || !shown(element)) continue
      for (const name of attributes) found.add(element.getAttribute(name)?.trim() ?? '')
    }
    return [...found]
  })
  return said.filter(isEnglish)
}

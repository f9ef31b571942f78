import { type Entry, symbolGlossary } from './glossary.ts'
import { round } from './marks.ts'
import { palette } from './palette.ts'
import { drawText, fontFamilies } from './text.ts'

/** How symbols are read, for the page and for the sheet. */
const reading = [
  'A card says what it does from left to right and from top to bottom.',
  'A number inside a symbol says how many; `0+` is any number, `0–4` up to four, `*` all of them.',
  'Nothing before a symbol: you do it. A pawn before it: that player does it.',
  'A pawn with a tick: that player chooses, whoever does it.',
  'A place and › before a symbol: from there. → and a place behind it: to there.',
  'A box with a tab: what is inside is done if (yellow), if you like or one of these (purple), when something happens (blue), or together (grey).',
  'What stands on the bare card happens when it is played.',
]

function groups(): Map<string, Entry[]> {
  return Map.groupBy(symbolGlossary(), ({ group }) => group)
}

/** `docs/symbols.md`. */
export function glossaryPage(): string {
  const tables = [...groups()].map(([group, entries]) => {
    const rows = entries.map(({ id, meaning }) => `| \`${id}\` | ${meaning} |`)
    return `## ${group}\n\n| symbol | meaning |\n|---|---|\n${rows.join('\n')}\n`
  })
  return `# The symbols on the cards

<!-- Written by scripts/write-symbols-page.ts from packages/dominion/src/symbols. -->

Every card can be shown in words or in symbols; both are made from the definition that the game runs. \`freehold card
"Throne Room" --symbols throne-room.svg\` draws one.

![All symbols](symbols.svg)

${reading.map((line) => `- ${line}`).join('\n')}

${tables.join('\n')}`
}

const columns = 3
const columnWidth = 330
const rowHeight = 34
const margin = 24

/** `docs/symbols.svg`: every symbol with its meaning. */
export function glossarySheet(): string {
  let y = margin
  const body: string[] = []
  for (const [group, entries] of groups()) {
    body.push(drawText(group, 'name', 20, margin, y + 18))
    y += 34
    entries.forEach((entry, i) => {
      const x = margin + (i % columns) * columnWidth
      const top = y + Math.floor(i / columns) * rowHeight
      const width = Number(/width="([\d.]+)"/.exec(entry.svg)?.[1])
      body.push(entry.svg.replace('<svg ', `<svg x="${round(x + (40 - width) / 2)}" y="${top}" `))
      lines(entry.meaning).forEach((line, at, all) => {
        body.push(drawText(line, 'text', 14.5, x + 48, top + 17 + (at - (all.length - 1) / 2) * 15))
      })
    })
    y += Math.ceil(entries.length / columns) * rowHeight + 16
  }
  const width = margin * 2 + columns * columnWidth
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" role="img" font-family="${fontFamilies.text}" style="font-feature-settings:'lnum'"><title>The symbols on the cards</title><rect width="${width}" height="${y}" fill="${palette.paper}"/>${body.join('\n')}</svg>\n`
}

/** Long meanings take two lines. */
function lines(meaning: string): string[] {
  if (meaning.length < 44) return [meaning]
  const middle = meaning.lastIndexOf(' ', Math.ceil(meaning.length / 2) + 3)
  return [meaning.slice(0, middle), meaning.slice(middle + 1)]
}

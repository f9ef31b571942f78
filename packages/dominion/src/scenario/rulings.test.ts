import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allCards } from '../cards/index.ts'

const folder = join(import.meta.dirname, '../../scenarios/rulings')

/** Every ruling of our collection whose cards we have. */
const known = `
R002 R004 R006 R007 R008 R010 R011 R012 R014 R016 R018 R019 R020 R022 R023 R024 R025 R026 R027 R028 R029 R030
R031 R033 R034 R036 R038 R041 R043 R044 R045 R046 R047 R049 R050 R051 R052 R053 R056 R058 R059 R061 R062 R065
R066 R067 R068 R070 R073 R075 R076 R077 R078 R079 R080 R081 R082 R083 R085 R086 R087 R088 R089 R091 R092 R093
R094 R095 R096 R098 R099 R100 R101 R104 R111 R113 R114 R115 R116 R117 R118 R120 R121 R122 R124 R127 R128 R130
R131 R132 R133 R134 R135 R139 R145 R147 R148 R149 R150 R151 R153 R157 R159 R160 R162 R164 R165 R167 R172 R183
R185 R190 R192 R219 R220 R222 R223 R224 R229 R232 R236 R237 R238 R239 R240 R243 R244 R247 R248 R249 R251 R252
R253 R255 R256 R259 R261 R262 R263 R265 R266 R267 R268 R269 R270 R271 R276 R291 R292 R294 R295 R296 R302 R303
R305 R306 R309 R310 R311 R312 R313 R316 R320 R321 R322 R323 R325 R327 R330 R331 R332 R333 R336 R337 R338 R341
R349 R350
`
  .trim()
  .split(/\s+/)

/** Where the collection itself is at hand, `FREEHOLD_RULINGS` names its file. */
function collected(): string[] | undefined {
  const file = process.env.FREEHOLD_RULINGS
  if (!file) return undefined
  const { rulings } = JSON.parse(readFileSync(file, 'utf8')) as { rulings: { id: string; cards: string[] }[] }
  const ours = new Set(allCards.map(({ name }) => name))
  return rulings.filter(({ cards }) => cards.every((card) => ours.has(card))).map(({ id }) => id)
}

test('every ruling about our cards is a scenario', () => {
  const coded = globSync('*.json', { cwd: folder })
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { source?: string }[])
    .map(({ source }) => source ?? '')
  expect([...known, ...(collected() ?? [])].filter((id) => !coded.includes(id))).toEqual([])
})

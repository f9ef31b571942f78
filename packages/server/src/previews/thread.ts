/** Draws pictures outside of the thread that serves everybody: to turn a drawing into dots takes a while. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { answerAll } from '../threads/answering.ts'
import { draw } from './drawing/draw.ts'
import type { Picture } from './picture.ts'

await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))

answerAll((picture: Picture): Uint8Array => {
  const drawing = new Resvg(draw(picture))
  const dots = drawing.render()
  try {
    return dots.asPng()
  } finally {
    dots.free()
    drawing.free()
  }
})

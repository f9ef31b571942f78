/** A browser on a machine that has only the fonts of one maker, whatever is installed here. */
import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Browser, chromium, type LaunchOptions } from '@playwright/test'

/** As Debian's packages fonts-liberation and fonts-dejavu-core bring them; Fedora and Arch keep them nearby. */
const files = {
  Liberation: '/usr/share/fonts/**/Liberation{Sans,Serif}-*.ttf',
  DejaVu: '/usr/share/fonts/**/DejaVu{Sans,Serif}{,-Bold}.ttf',
} as const

export type Maker = keyof typeof files
export const makers = Object.keys(files) as Maker[]

export async function withFontsOf<Answer>(
  maker: Maker,
  options: LaunchOptions,
  use: (browser: Browser) => Promise<Answer>,
): Promise<Answer> {
  const found = globSync(files[maker])
  if (found.length < 4) throw new Error(`the fonts of ${maker} are not installed: node scripts/system-packages.ts`)
  const folder = mkdtempSync(join(tmpdir(), 'freehold-fonts-'))
  const fonts = join(folder, 'fonts')
  mkdirSync(fonts)
  for (const file of found) symlinkSync(file, join(fonts, basename(file)))
  const config = join(folder, 'fonts.conf')
  writeFileSync(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig><dir>${fonts}</dir>
<cachedir>${join(folder, 'cache')}</cachedir><include ignore_missing="yes">/etc/fonts/conf.d</include></fontconfig>`,
  )
  const browser = await chromium.launch({ ...options, env: { ...process.env, FONTCONFIG_FILE: config } })
  try {
    return await use(browser)
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

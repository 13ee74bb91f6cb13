import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { iconPng } from './emoji.ts'
import { readIconColumn } from './icon-column.ts'

const SIZE = 256

/** Draws the icons of all foods. */
export async function drawFoods(data: string): Promise<number> {
  const folder = join(data, 'pictures/foods')
  await mkdir(folder, { recursive: true })
  const codepoints = new Set((await readIconColumn(data)).map(([, codepoint]) => codepoint))
  for (const codepoint of codepoints) {
    const webp = await sharp(await iconPng(codepoint, SIZE))
      .webp({ quality: 88, effort: 6 })
      .toBuffer()
    await writeFile(join(folder, `${codepoint}.webp`), webp)
  }
  return codepoints.size
}

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { encodeWithin } from './encode.ts'
import { textCoverSvg } from './text-cover.ts'
import { PAGE_SCENES, TEXT_SCENES } from './text-scenes.ts'

/** Draws the cover of every article and guide, or of those named, into `pictures/articles` and `pictures/guides`. */
export async function drawTexts(data: string, onlySlugs: readonly string[]): Promise<number> {
  let drawn = 0
  for (const kind of ['articles', 'guides']) {
    const texts = join(data, '../content', kind)
    const folder = join(data, 'pictures', kind)
    await mkdir(folder, { recursive: true })
    for (const file of (await readdir(texts)).filter((name) => name.endsWith('.md')).sort()) {
      const slug = file.slice(0, -'.md'.length)
      if (onlySlugs.length > 0 && !onlySlugs.includes(slug)) continue
      const cover = /^cover: (.+)$/m.exec(await readFile(join(texts, file), 'utf8'))?.[1]?.trim() ?? ''
      const scene = TEXT_SCENES[cover]
      if (!scene) throw new Error(`${kind}/${file}: no scene is known for the cover "${cover}"`)
      await writeFile(join(folder, `${slug}.webp`), await encodeWithin(await textCoverSvg(slug, scene)))
      drawn++
    }
  }
  return drawn
}

/** Pages show theirs beside the heading. */
const PAGE_PICTURE = { width: 800, height: 600 }

/** Draws the pictures of pages into `pictures/brand`, which the site serves unchanged. */
export async function drawPages(data: string): Promise<number> {
  const folder = join(data, 'pictures/brand')
  for (const [name, scene] of Object.entries(PAGE_SCENES)) {
    const drawn = sharp(Buffer.from(await textCoverSvg(name, scene)), { unlimited: true })
    const picture = drawn.resize({ ...PAGE_PICTURE, fit: 'cover' }).webp({ quality: 82, effort: 6 })
    await writeFile(join(folder, `${name}.webp`), await picture.toBuffer())
  }
  return Object.keys(PAGE_SCENES).length
}

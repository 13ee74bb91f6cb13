import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeWithin } from './recipes.ts'
import { textCoverSvg } from './text-cover.ts'
import { TEXT_SCENES } from './text-scenes.ts'

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

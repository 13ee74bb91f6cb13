import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { CoverRecipe } from './cover-recipe.ts'
import { codepointOf, hasIcon } from './emoji.ts'
import { coverSvg } from './recipe-cover.ts'

const MOST_BYTES = 80 * 1024

interface RecipeFile extends CoverRecipe {
  ingredients: { ingredient: string }[]
}

/** Draws the cover of every recipe file, or of those named. */
export async function drawRecipes(data: string, onlySlugs: readonly string[]): Promise<number> {
  const folder = join(data, 'pictures/recipes')
  await mkdir(folder, { recursive: true })
  const icons = await readFoodIcons(data)
  const files = (await readdir(join(data, 'recipes'))).filter((name) => name.endsWith('.json')).sort()
  let drawn = 0
  for (const file of files) {
    const recipe = JSON.parse(await readFile(join(data, 'recipes', file), 'utf8')) as RecipeFile
    if (onlySlugs.length > 0 && !onlySlugs.includes(recipe.slug)) continue
    const svg = await coverSvg({ ...recipe, cover: knownEmoji(recipe, icons) })
    await writeFile(join(folder, `${recipe.slug}.webp`), await encodeWithin(svg))
    drawn++
  }
  return drawn
}

/** Replaces icons that the set does not have by the icons of the recipe's ingredients, in their order. */
function knownEmoji(recipe: RecipeFile, icons: ReadonlyMap<string, string>): CoverRecipe['cover'] {
  const spare = recipe.ingredients.flatMap(({ ingredient }) => icons.get(ingredient) ?? [])
  const { dish, around, vessel } = recipe.cover
  const taken = new Set(around.filter(hasIcon))
  const replaced = around.map((emoji) => {
    if (hasIcon(emoji)) return emoji
    const other = spare.find((candidate) => !taken.has(candidate))
    if (other) taken.add(other)
    return other ?? emoji
  })
  return { dish: hasIcon(dish) ? dish : (spare[0] ?? dish), around: replaced.filter(hasIcon), vessel }
}

/** The picture as WebP of at most 80 KB. */
export async function encodeWithin(svg: string): Promise<Buffer> {
  const pixels = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer()
  for (let quality = 86; ; quality -= 6) {
    const webp = await sharp(pixels).webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
    if (webp.byteLength <= MOST_BYTES || quality < 40) return webp
  }
}

async function readFoodIcons(data: string): Promise<Map<string, string>> {
  const icons = new Map<string, string>()
  for (const [slug, codepoint] of await readIconColumn(data)) {
    const emoji = String.fromCodePoint(...codepoint.split('-').map((code) => Number.parseInt(code, 16)))
    if (codepointOf(emoji) === codepoint && hasIcon(emoji)) icons.set(slug, emoji)
  }
  return icons
}

/**
 * Slug and icon codepoint of every food. The icon is the last column but one, and only the note after it may contain commas.
 */
export async function readIconColumn(data: string): Promise<[slug: string, codepoint: string][]> {
  const text = await readFile(join(data, 'foods/foods.csv'), 'utf8')
  return text.split('\n').flatMap((line) => {
    const icon = /,(?:ok|exception|[a-z_ ]*),([0-9a-f]{4,5}(?:-[0-9a-f]{4,5})*),(?:"(?:[^"]|"")*"|[^",]*)\r?$/.exec(
      line,
    )
    const slug = line.slice(0, line.indexOf(','))
    return icon?.[1] ? [[slug, icon[1]]] : []
  })
}

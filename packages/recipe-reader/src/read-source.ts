import { decodeText } from '@zivina/domain/decode-text'
import { BadFile } from './bad-file.ts'
import { isCooklang, readCooklang } from './cooklang/read-cooklang.ts'
import { parseLooseJson } from './loose-json.ts'
import type { AmountReader } from './managers/amount-reader.ts'
import { readManagerJson } from './managers/read-manager.ts'
import { readMicrodata } from './microdata.ts'
import { titleOfPage } from './page-title.ts'
import type { ReadLine } from './pasted/read-line.ts'
import { readPastedText } from './pasted-text.ts'
import { type FileRecipes, withPictures } from './pictures.ts'
import { READ_LIMITS } from './read-limits.ts'
import { readSchemaRecipe, readSchemaRecipes } from './schema-recipe.ts'
import { SOURCE_LIMITS, type SourceRecipe, type SourceRecipes, takeRecipes } from './source-recipe.ts'
import { newUnpackBudget, readGzip, type UnpackBudget } from './unpacked.ts'
import { walkHtml } from './walk-html.ts'
import { readZip } from './zip.ts'

/** A page without this text need not be parsed for JSON-LD. The plus may be written as an entity. */
const NAMES_JSON_LD = /ld(?:\+|&[#\w]{1,8};)json/i

/** The first recipes of a page: from JSON-LD, otherwise from microdata. One without a name has that of the page. Never throws. */
export function readPage(text: string, page_url: string | null): SourceRecipe[] {
  const recipes = markedRecipes(text, page_url)
  if (recipes.every(({ name }) => name !== '')) return recipes
  const title = titleOfPage(text).slice(0, SOURCE_LIMITS.name)
  return recipes.map((recipe) => (recipe.name === '' ? { ...recipe, name: title } : recipe))
}

function markedRecipes(text: string, page_url: string | null): SourceRecipe[] {
  const found = takeRecipes(readBlocks(jsonBlocks(text), page_url))
  if (found.some(({ ingredients }) => ingredients.length > 0)) return found
  const marked = readMicrodata(text)
  const recipe = marked && readSchemaRecipe(marked, page_url)
  return recipe ? [recipe] : found
}

function* readBlocks(blocks: readonly string[], page_url: string | null): Generator<SourceRecipe | null> {
  for (const block of blocks) yield* readSchemaRecipes(parseBlock(block), page_url)
}

/** A block beyond the limit is skipped like a broken one: another may contain the recipe. */
function parseBlock(block: string): unknown {
  try {
    return parseLooseJson(block)
  } catch (error) {
    if (error instanceof BadFile) return undefined
    throw error
  }
}

function jsonBlocks(html: string): string[] {
  if (!NAMES_JSON_LD.test(html)) return []
  const blocks: string[] = []
  let inside = false
  walkHtml(html, {
    onopentag: (name, { type }) => {
      inside = name === 'script' && /^application\/ld\+json\b/i.test(type?.trim() ?? '')
      if (inside) blocks.push('')
    },
    ontext: (part) => {
      if (inside) blocks[blocks.length - 1] += part
    },
    onclosetag: () => {
      inside = false
    },
    isDone: () => !inside && blocks.length >= READ_LIMITS.json_blocks,
  })
  return blocks
}

/**
 * The recipes of a text: JSON, HTML, or pasted plain text.
 * @throws BadFile `no_recipe`
 */
export function readText(text: string, readLine: ReadLine): SourceRecipes {
  return firstOf(recipesInText(text, readLine))
}

function recipesInText(text: string, readLine: ReadLine): SourceRecipe[] {
  const start = text.trimStart().slice(0, 1)
  const document = start === '{' || start === '[' ? parseLooseJson(text) : undefined
  if (document !== undefined) return readManagerJson(document, amountsBy(readLine))
  const marked = start === '<' ? readPage(text, null) : []
  if (marked.length > 0) return marked
  if (isCooklang(text)) return takeRecipes([readCooklang(text)])
  const pasted = readPastedText(text, readLine)
  return pasted ? [pasted] : []
}

/** What a line says of an amount, by the parser of lines. */
function amountsBy(readLine: ReadLine): AmountReader {
  return (line) => {
    const { amount, amount_min: low = amount, amount_max: high = amount, unit } = readLine(line)
    return low === null || high === null ? null : { low, high, unit: typeof unit === 'string' ? unit : null }
  }
}

/**
 * The recipes of a file: JSON, HTML, Cooklang or text; gzipped JSON of Paprika; archives of Mealie, Tandoor, Nextcloud Cookbook,
 * Paprika and our own. Its kind is recognised by its first bytes; its name is ignored.
 * @throws BadFile
 */
export async function readFile(data: Buffer, readLine: ReadLine): Promise<SourceRecipes> {
  const pictures = newUnpackBudget(READ_LIMITS.all_pictures)
  return firstOf(await recipesInFile(data, { readLine, budget: newUnpackBudget(), pictures, depth: 0 }))
}

/** What the files of one import share, and the depth of nested archives. */
type Opening = { readLine: ReadLine; budget: UnpackBudget; pictures: UnpackBudget; depth: number }

async function recipesInFile(data: Buffer, opening: Opening): Promise<SourceRecipe[]> {
  if (isZip(data)) return opening.depth > READ_LIMITS.nesting ? [] : recipesInZip(data, opening)
  if (data[0] === 0x1f && data[1] === 0x8b) {
    const unpacked = await readGzip(data, opening.budget)
    return readManagerJson(parseLooseJson(decodeText(unpacked).text), amountsBy(opening.readLine))
  }
  const { text } = decodeText(data)
  if (text.slice(0, 1000).includes('\0')) throw new BadFile('broken')
  return recipesInText(text, opening.readLine)
}

function isZip(data: Buffer): boolean {
  return data.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))
}

async function recipesInZip(data: Buffer, opening: Opening): Promise<SourceRecipe[]> {
  const wanted = (name: string) => /\.(json|cook|paprikarecipe|zip|html?)$/i.test(name) && !/(^|\/)[._]/.test(name)
  const { files, listed } = await readZip(data, { wanted, budget: opening.budget })
  const read: FileRecipes[] = []
  let count = 0
  for (const { name, content } of files) {
    const recipes = await recipesInFile(content, { ...opening, depth: opening.depth + 1 })
    read.push({ name, recipes })
    count = takeRecipes(read.flatMap((file) => file.recipes)).length
    if (count > SOURCE_LIMITS.recipes) break
  }
  return takeRecipes(await withPictures(data, { files: read, listed, budget: opening.pictures }))
}

function firstOf(recipes: SourceRecipe[]): SourceRecipes {
  if (recipes.length === 0) throw new BadFile('no_recipe')
  return { recipes: recipes.slice(0, SOURCE_LIMITS.recipes), more: recipes.length > SOURCE_LIMITS.recipes }
}

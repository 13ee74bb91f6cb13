import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { BadFile } from './bad-file.ts'
import { parseLooseJson } from './loose-json.ts'
import { readManagerJson } from './manager-recipes.ts'
import { readMicrodata } from './microdata.ts'
import { type ReadLine, readPastedText } from './pasted-text.ts'
import { findSchemaRecipes, readSchemaRecipe } from './schema-recipe.ts'
import { SOURCE_LIMITS, type SourceRecipe, type SourceRecipes } from './source-recipe.ts'
import { walkHtml } from './walk-html.ts'
import { readZip } from './zip.ts'

const UNPACKED_MAX_BYTES = 3 * 1024 * 1024
/** Archives in archives go this deep: Tandoor packs each recipe of an export once more. */
const NESTING_MAX = 1
/** Of an export only the first recipes are taken, and no more than these are opened. */
const FILES_MAX = 30

const unzip = promisify(gunzip)

/** The recipes of a page: by JSON-LD, else by microdata. */
export function readPage(text: string, page_url: string | null): SourceRecipe[] {
  const documents = jsonBlocks(text).map(parseLooseJson)
  const linked = documents.flatMap(findSchemaRecipes).map((node) => readSchemaRecipe(node, page_url))
  const found = linked.filter((recipe) => recipe !== null)
  if (found.some(({ ingredients }) => ingredients.length > 0)) return found
  const marked = readMicrodata(text)
  const recipe = marked && readSchemaRecipe(marked, page_url)
  return recipe ? [recipe] : found
}

function jsonBlocks(html: string): string[] {
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
  })
  return blocks
}

/**
 * The recipes of a text: JSON, a page, or words as people paste them.
 * @throws BadFile `no_recipe`
 */
export function readText(text: string, readLine: ReadLine): SourceRecipes {
  return firstOf(recipesInText(text, readLine))
}

function recipesInText(text: string, readLine: ReadLine): SourceRecipe[] {
  const start = text.trimStart().slice(0, 1)
  const document = start === '{' || start === '[' ? parseLooseJson(text) : undefined
  if (document !== undefined) return readManagerJson(document)
  const marked = start === '<' ? readPage(text, null) : []
  if (marked.length > 0) return marked
  const pasted = readPastedText(text, readLine)
  return pasted ? [pasted] : []
}

/**
 * The recipes of a file: JSON, a page or text; gzipped JSON of Paprika; archives of Mealie, Tandoor, Nextcloud Cookbook and
 * Paprika. What it is, its first bytes say; its name is not asked.
 * @throws BadFile
 */
export async function readFile(data: Buffer, readLine: ReadLine): Promise<SourceRecipes> {
  return firstOf(await recipesInFile(data, readLine, 0))
}

async function recipesInFile(data: Buffer, readLine: ReadLine, depth: number): Promise<SourceRecipe[]> {
  if (isZip(data)) return depth > NESTING_MAX ? [] : recipesInZip(data, readLine, depth)
  if (data[0] === 0x1f && data[1] === 0x8b)
    return readManagerJson(parseLooseJson((await unpack(data)).toString('utf8')))
  if (data.subarray(0, 1000).includes(0)) throw new BadFile('broken')
  return recipesInText(decode(data), readLine)
}

function isZip(data: Buffer): boolean {
  return data.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))
}

async function recipesInZip(data: Buffer, readLine: ReadLine, depth: number): Promise<SourceRecipe[]> {
  const entries = await readZip(
    data,
    (name) => /\.(json|paprikarecipe|zip|html?)$/i.test(name) && !/(^|\/)[._]/.test(name),
  )
  const found: SourceRecipe[] = []
  for (const { content } of entries.slice(0, FILES_MAX)) {
    found.push(...(await recipesInFile(content, readLine, depth + 1)))
  }
  return found
}

async function unpack(data: Buffer): Promise<Buffer> {
  try {
    return await unzip(data, { maxOutputLength: UNPACKED_MAX_BYTES })
  } catch (error) {
    throw new BadFile((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'broken', error)
  }
}

/** UTF-8, or the encoding of older Czech systems where it is none. */
function decode(data: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch {
    return new TextDecoder('windows-1250').decode(data)
  }
}

function firstOf(recipes: SourceRecipe[]): SourceRecipes {
  if (recipes.length === 0) throw new BadFile('no_recipe')
  return { recipes: recipes.slice(0, SOURCE_LIMITS.recipes), more: recipes.length > SOURCE_LIMITS.recipes }
}

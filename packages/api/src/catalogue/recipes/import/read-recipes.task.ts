import { readFile as readDisk } from 'node:fs/promises'
import { recipeImport } from '@zivina/contract/catalogue/recipes/import'
import type { ErrorBody, ErrorCode } from '@zivina/contract/kernel/errors'
import { IMPORT_FILE_MAX_BYTES } from '@zivina/contract/kernel/limits'
import { type ParsedLine, parseIngredientLine } from '@zivina/domain/catalogue/ingredient-line/parse-line'
import { readRecipeLine } from '@zivina/domain/catalogue/ingredient-line/recipe-line'
import { splitFoods } from '@zivina/domain/catalogue/ingredient-line/split-foods'
import { segmentOfPart } from '@zivina/domain/catalogue/segment-of-part'
import { BadFile } from '@zivina/integrations/recipe-import/bad-file'
import { readFile, readPage, readText } from '@zivina/integrations/recipe-import/read-source'
import { SOURCE_LIMITS, type SourceRecipe, type SourceRecipes } from '@zivina/integrations/recipe-import/source-recipe'
import type { Segment } from '@zivina/nutrition/segments'
import { isApiError } from '#api/kernel/errors/api-error.ts'
import { judgeBody, readJson } from '#api/kernel/http/judge-body.ts'

/** The input of an import. */
export type ImportSource =
  | { kind: 'text'; text: string }
  /** A web page, with the content type of its server. */
  | { kind: 'page'; text: string; type: string; url: string }
  /** The body of a request for `recipeImport.fromFile`, in a file. */
  | { kind: 'sent'; file: string }

/** A parsed line, and the part of the dish that it belongs to. */
export type ReadLine = { line: ParsedLine; segment: Segment }

/** The recipes with their parsed lines, or the reason why there are none. */
export type ReadRecipes =
  | { recipes: { recipe: SourceRecipe; lines: ReadLine[] }[]; more: boolean }
  | { refused: BadFile['reason'] }
  | { refused: 'body'; code: ErrorCode; body: ErrorBody }

/** V8's errors for a text or a list that is larger than possible. */
const ENGINE_LIMITS = /call stack|invalid (string|array) length/i

/** Reads an import. Runs in the work pool: a malicious text may take all time and memory available. */
export default async function readRecipes(source: ImportSource): Promise<ReadRecipes> {
  try {
    const { recipes, more } = await readSource(source)
    if (recipes.length === 0) return { refused: 'no_recipe' }
    return { recipes: recipes.map((recipe) => ({ recipe, lines: linesOf(recipe) })), more }
  } catch (error) {
    if (error instanceof BadFile) return { refused: error.reason }
    if (isApiError(error)) return { refused: 'body', code: error.code, body: error.body }
    if (error instanceof RangeError && ENGINE_LIMITS.test(error.message)) return { refused: 'too_large' }
    throw error
  }
}

function readSource(source: ImportSource): SourceRecipes | Promise<SourceRecipes> {
  switch (source.kind) {
    case 'text':
      return readText(source.text, readRecipeLine)
    case 'sent':
      return readSentFile(source.file)
    case 'page':
      return readWholePage(source)
  }
}

/** @throws ApiError as a body that is read with its request does */
async function readSentFile(file: string): Promise<SourceRecipes> {
  const { content } = judgeBody(recipeImport.fromFile.body, readJson(await readDisk(file, 'utf8')))
  const data = Buffer.from(content, 'base64')
  if (data.length > IMPORT_FILE_MAX_BYTES) throw new BadFile('too_large')
  return readFile(data, readRecipeLine)
}

/** The final address of a page is the source of its recipes. */
function readWholePage({ text, type, url }: { text: string; type: string; url: string }): SourceRecipes {
  const { recipes, more } = /json$/.test(type) ? readText(text, readRecipeLine) : firstOf(readPage(text, url))
  return { recipes: recipes.map((recipe) => ({ ...recipe, source_url: url })), more }
}

function firstOf(recipes: SourceRecipe[]): SourceRecipes {
  return { recipes: recipes.slice(0, SOURCE_LIMITS.recipes), more: recipes.length > SOURCE_LIMITS.recipes }
}

/** A line with two foods („sůl a pepř“) becomes two lines. */
function linesOf({ ingredients, parts }: SourceRecipe): ReadLine[] {
  const lines = ingredients.slice(0, SOURCE_LIMITS.ingredients).flatMap((text, place) => {
    const segment = segmentOfPart(parts[place] ?? null)
    return splitFoods(text).map((one) => ({ one, segment }))
  })
  return lines
    .slice(0, SOURCE_LIMITS.ingredients)
    .map(({ one, segment }) => ({ line: parseIngredientLine(one), segment }))
}

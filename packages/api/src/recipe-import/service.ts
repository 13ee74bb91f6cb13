import type { ErrorCode } from '@zivina/contract/errors'
import { IMPORT_FILE_MAX_BYTES } from '@zivina/contract/limits'
import type { ImportDraft } from '@zivina/contract/recipe-import'
import type { Db } from '@zivina/db/database'
import { EgressError, type EgressReason } from '@zivina/integrations/egress/egress-error'
import type { PageReader } from '@zivina/integrations/egress/port'
import { BadFile } from '@zivina/integrations/recipe-import/bad-file'
import { readFile, readPage, readText } from '@zivina/integrations/recipe-import/read-source'
import { SOURCE_LIMITS, type SourceRecipe, type SourceRecipes } from '@zivina/integrations/recipe-import/source-recipe'
import { type ParsedLine, parseIngredientLine } from '@zivina/nutrition/ingredient-line/parse-line'
import type { UserActor } from '../http/actor.ts'
import { ApiError } from '../http/api-error.ts'
import { matchFoods } from '../ingredients/matching-service.ts'
import { presentDraft } from './present.ts'

type Drafts = { drafts: ImportDraft[] }
type Context = { endpoint: string }

const EGRESS_CODES: Record<EgressReason, ErrorCode> = {
  address: 'IMPORT_REFUSED_ADDRESS',
  unreachable: 'IMPORT_UNREACHABLE',
  too_large: 'IMPORT_TOO_LARGE',
  type: 'IMPORT_NO_RECIPE',
}

/**
 * Drafts of the recipes on a page. The page is asked for once and nothing is stored.
 * @throws ApiError IMPORT_REFUSED_ADDRESS, IMPORT_UNREACHABLE, IMPORT_TOO_LARGE, IMPORT_NO_RECIPE
 */
export async function importFromUrl(
  db: Db,
  actor: UserActor,
  { url }: { url: string },
  { pages, ...context }: Context & { pages: PageReader },
): Promise<Drafts> {
  const page = await refuse(() => pages.read(withProtocol(url)))
  const recipes = /json$/.test(page.type)
    ? await refuse(() => readText(page.text, parseIngredientLine))
    : readWhole(page)
  const own = recipes.recipes.map((recipe) => ({ ...recipe, source_url: page.url }))
  return toDrafts(db, actor, { ...recipes, recipes: own }, context)
}

/** „recepty.example.com/gulas“ is what people copy. */
function withProtocol(url: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`
}

function readWhole({ text, url }: { text: string; url: string }): SourceRecipes {
  const recipes = readPage(text, url)
  if (recipes.length === 0) throw new ApiError('IMPORT_NO_RECIPE')
  return { recipes: recipes.slice(0, SOURCE_LIMITS.recipes), more: recipes.length > SOURCE_LIMITS.recipes }
}

/** @throws ApiError IMPORT_NO_RECIPE */
export async function importFromText(
  db: Db,
  actor: UserActor,
  { text }: { text: string },
  context: Context,
): Promise<Drafts> {
  return toDrafts(db, actor, await refuse(() => readText(text, parseIngredientLine)), context)
}

/** @throws ApiError IMPORT_TOO_LARGE, IMPORT_NO_RECIPE */
export async function importFromFile(
  db: Db,
  actor: UserActor,
  { content }: { content: string },
  context: Context,
): Promise<Drafts> {
  const data = Buffer.from(content, 'base64')
  if (data.length > IMPORT_FILE_MAX_BYTES) throw new ApiError('IMPORT_TOO_LARGE')
  return toDrafts(db, actor, await refuse(() => readFile(data, parseIngredientLine)), context)
}

/** What could not be read is told by a code; why stays with us. */
async function refuse<Result>(read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof EgressError) throw new ApiError(EGRESS_CODES[error.reason])
    if (error instanceof BadFile)
      throw new ApiError(error.reason === 'too_large' ? 'IMPORT_TOO_LARGE' : 'IMPORT_NO_RECIPE')
    throw error
  }
}

async function toDrafts(
  db: Db,
  actor: UserActor,
  { recipes, more }: SourceRecipes,
  { endpoint }: Context,
): Promise<Drafts> {
  const parsed = recipes.map(parseLines)
  const matches = await matchFoods(db, actor, parsed.flat(), endpoint)
  let place = 0
  const drafts = recipes.map((recipe, index) => {
    const lines = (parsed[index] ?? []).map((line) => ({ line, foods: matches[place++] ?? [] }))
    return presentDraft(recipe, lines, more)
  })
  return { drafts }
}

function parseLines({ ingredients }: SourceRecipe): ParsedLine[] {
  return ingredients.slice(0, SOURCE_LIMITS.ingredients).map(parseIngredientLine)
}

import type { LinePayload } from '@zivina/contract/catalogue/recipes/lines'
import { type CodedError, ERRORS, type ErrorCode } from '@zivina/contract/kernel/errors'
import type { Db } from '@zivina/db/database'
import type { DerivedLine } from '@zivina/db/recipe-derived'
import type { recipeIngredient } from '@zivina/db/schema/catalogue/recipe-ingredient'
import { lineKey } from '@zivina/nutrition/edits'
import { findContaining } from '#api/catalogue/ingredients/versions/service.ts'
import { ApiError, FieldErrors } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { lockUsable, type UsableIngredient } from './queries.ts'

/** A row of a line without the recipe it belongs to. */
export type LineValues = Omit<typeof recipeIngredient.$inferSelect, 'recipe'>

export type ResolvedLines = {
  /** The input of `deriveRecipe` for totals, eating styles and search. */
  derived: DerivedLine[]
  /** The rows to insert, in the given order; each refers to the ingredient's present version. */
  rows: LineValues[]
}

/**
 * Checks the lines of a recipe to be saved and finds their ingredients: approved ones, the user's own, and those already in the
 * recipe (`kept`); an admin may use any. Call it in the transaction that inserts the rows and the totals.
 *
 * @param free how many more lines the recipe has that name no food
 * @param into the recipe that gets the lines, where it exists: it cannot be an ingredient of itself
 * @throws ApiError NO_INGREDIENTS where there is no line
 * @throws FieldErrors at `ingredients.N.ingredient`: DUPLICATE_SEGMENT_INGREDIENT, NOT_FOUND, RECIPE_IN_ITSELF
 */
export async function resolveLines(
  ctx: UserCtx<'db'>,
  lines: readonly LinePayload[],
  kept: readonly string[] = [],
  free = 0,
  into: string | null = null,
): Promise<ResolvedLines> {
  if (lines.length + free === 0) throw new ApiError('NO_INGREDIENTS')
  refuseDuplicates(lines)
  const guids = [...new Set(lines.map(({ ingredient }) => ingredient))]
  const found = await lockUsable(ctx.db, guids, { editor: ctx.actor, kept })
  if (into !== null) await refuseCircles(ctx.db, into, lines, found)
  const byGuid = new Map(found.map((ingredient) => [ingredient.guid, ingredient]))
  const missing: [number, ErrorCode][] = []
  const resolved: ResolvedLines = { derived: [], rows: [] }
  for (const [position, { ingredient: guid, amount, typed, count_macros, segment }] of lines.entries()) {
    const ingredient = byGuid.get(guid)
    if (!ingredient) {
      missing.push([position, 'NOT_FOUND'])
      continue
    }
    const { version: ingredient_version } = ingredient
    resolved.derived.push({ ingredient, amount, count_macros, segment })
    resolved.rows.push({
      ingredient: guid,
      ingredient_version,
      amount: amount.toFixed(2),
      typed_amount: typed?.amount ?? null,
      typed_unit: typed?.unit ?? null,
      count_macros,
      segment,
      position,
    })
  }
  refuseLines(missing)
  return resolved
}

/** Foods made of a recipe that contains the recipe, however deep, are refused. */
async function refuseCircles(
  db: Db,
  into: string,
  lines: readonly LinePayload[],
  found: readonly UsableIngredient[],
): Promise<void> {
  const dishes = found.flatMap(({ guid, from_recipe }) => (from_recipe === null ? [] : [{ guid, recipe: from_recipe }]))
  if (dishes.length === 0) return
  const containing = await findContaining(
    db,
    into,
    dishes.map(({ recipe }) => recipe),
  )
  const circular = new Set(dishes.filter(({ recipe }) => containing.includes(recipe)).map(({ guid }) => guid))
  refuseLines(
    lines.flatMap(({ ingredient }, position): [number, ErrorCode][] =>
      circular.has(ingredient) ? [[position, 'RECIPE_IN_ITSELF']] : [],
    ),
  )
}

function refuseDuplicates(lines: readonly LinePayload[]): void {
  const seen = new Set<string>()
  const repeated: [number, ErrorCode][] = []
  for (const [position, { ingredient, segment }] of lines.entries()) {
    const key = lineKey(ingredient, segment)
    if (seen.has(key)) repeated.push([position, 'DUPLICATE_SEGMENT_INGREDIENT'])
    seen.add(key)
  }
  refuseLines(repeated)
}

function refuseLines(refused: readonly [position: number, code: ErrorCode][]): void {
  if (refused.length === 0) return
  const fields = refused.map(([position, code]): [string, CodedError[]] => [
    `ingredients.${position}.ingredient`,
    [{ code, message: ERRORS[code].message }],
  ])
  throw new FieldErrors(Object.fromEntries(fields))
}

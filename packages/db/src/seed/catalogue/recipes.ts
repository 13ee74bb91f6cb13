import { readdir, readFile } from 'node:fs/promises'
import { RULE_VERSION } from '@zivina/domain/catalogue/diet-rules/verdicts'
import type { DietType } from '@zivina/domain/catalogue/diet-types'
import type { Db } from '#db/database.ts'
import { type DerivedColumns, type DerivedFrom, type DerivedLine, deriveRecipe } from '#db/recipe-derived.ts'
import { recipe } from '#db/schema/catalogue/recipe.ts'
import { recipeConfirmation } from '#db/schema/catalogue/recipe-confirmation.ts'
import { recipeIngredient } from '#db/schema/catalogue/recipe-ingredient.ts'
import { recipeStep } from '#db/schema/catalogue/recipe-step.ts'
import { starterRecipe } from '#db/schema/catalogue/starter-recipe.ts'
import { CATALOGUE } from '#db/seed/catalogue-file.ts'
import { RecipeFile } from './recipe-file.ts'

/** Reads every recipe of the starter catalogue, ordered by slug. */
export async function readRecipeFiles(): Promise<RecipeFile[]> {
  const folder = new URL('recipes/', CATALOGUE)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => {
      const parsed = RecipeFile.safeParse(JSON.parse(await readFile(new URL(name, folder), 'utf8')))
      if (!parsed.success) throw new Error(`data/recipes/${name}: ${parsed.error.message}`)
      return parsed.data
    }),
  )
}

/** A stored food; the totals of recipes are computed from its present version. */
export type SeededFood = DerivedFrom & { version: number }

/** Inserts recipes with their lines, steps and the editors' confirmations, computes their totals, and notes that they were given. */
export async function seedRecipes(
  db: Db,
  files: readonly RecipeFile[],
  foods: ReadonlyMap<string, SeededFood>,
  creators: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = await db
    .insert(recipe)
    .values(files.map((file) => toRecipe(file, foods, creators)))
    .returning({ guid: recipe.guid, slug: recipe.slug })
  const guids = new Map(rows.map(({ slug, guid }) => [slug, guid]))
  const guidOf = ({ slug }: RecipeFile): string => guids.get(slug) ?? ''
  await db.insert(recipeStep).values(files.flatMap((file) => stepsOf(file, guidOf(file))))
  const confirmed = files.flatMap((file) => confirmationsOf(file, guidOf(file)))
  if (confirmed.length > 0) await db.insert(recipeConfirmation).values(confirmed)
  await db.insert(recipeIngredient).values(files.flatMap((file) => linesOf(file, guidOf(file), foods)))
  await db.insert(starterRecipe).values(files.map(({ slug }) => ({ slug })))
}

/** The rows of a recipe's steps. */
export function stepsOf({ steps }: RecipeFile, recipe: string) {
  return steps.map((step, number) => ({ recipe, number, ...step }))
}

/** The rows of its editors' confirmations, which contain no names. */
export function confirmationsOf({ confirmed }: RecipeFile, recipe: string) {
  return confirmed.map((given) => ({ recipe, rule_version: RULE_VERSION, by_admin: true, ...given }))
}

/** The rows of its lines, with the present versions of their foods. */
export function linesOf(file: RecipeFile, recipe: string, foods: ReadonlyMap<string, SeededFood>) {
  return file.ingredients.map(({ ingredient, amount, segment, count_macros }, position) => {
    const { guid, version } = findFood(file, ingredient, foods)
    const line = { segment, count_macros, position, amount: amount.toFixed(2) }
    return { ...line, recipe, ingredient: guid, ingredient_version: version }
  })
}

/** The columns of the recipe that are written in its file. */
export function fieldsOf(file: RecipeFile) {
  const {
    ingredients: _lines,
    steps: _steps,
    confirmed: _confirmed,
    duplicate_of: _original,
    creator: _creator,
    created_at: _day,
    ...fields
  } = file
  return fields
}

function toRecipe(
  file: RecipeFile,
  foods: ReadonlyMap<string, DerivedFrom>,
  creators: ReadonlyMap<string, string>,
): typeof recipe.$inferInsert {
  const creator = creators.get(file.creator)
  if (!creator) throw new Error(`data/recipes/${file.slug}.json: there is no creator ${file.creator}.`)
  return {
    ...fieldsOf(file),
    creator,
    created_at: new Date(`${file.created_at}T09:00:00Z`),
    status: 'Approved',
    ...deriveStarterRecipe(file, foods),
  }
}

/** The derived columns of a starter recipe. */
export function deriveStarterRecipe(file: RecipeFile, foods: ReadonlyMap<string, DerivedFrom>): DerivedColumns {
  const lines: DerivedLine[] = file.ingredients.map(({ ingredient, amount, count_macros, segment }) => ({
    ingredient: findFood(file, ingredient, foods),
    amount,
    count_macros,
    segment,
  }))
  return deriveRecipe({ ...file, steps: stepTexts(file.steps), confirmed: confirmedDiets(file) }, lines)
}

function confirmedDiets({ confirmed }: RecipeFile): DietType[] {
  return confirmed.map(({ diet_type }) => diet_type)
}

function stepTexts(steps: RecipeFile['steps']): string[] {
  return steps.flatMap(({ step_title, step_text }) => [step_title, step_text])
}

function findFood<Food extends DerivedFrom>(file: RecipeFile, slug: string, foods: ReadonlyMap<string, Food>): Food {
  const food = foods.get(slug)
  if (!food) throw new Error(`data/recipes/${file.slug}.json: there is no food ${slug}.`)
  return food
}

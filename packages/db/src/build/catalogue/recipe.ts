import { DIET_TYPES, type DietType } from '@zivina/domain/catalogue/diet-types'
import { facetMask } from '@zivina/domain/catalogue/filter/facets'
import type { Segment } from '@zivina/nutrition/segments'
import { buildUser } from '#db/build/account/user.ts'
import { nextNumber, onlyRow } from '#db/build/sequence.ts'
import type { Db } from '#db/database.ts'
import { deriveRecipe } from '#db/recipe-derived.ts'
import { recipe } from '#db/schema/catalogue/recipe.ts'
import { recipeIngredient } from '#db/schema/catalogue/recipe-ingredient.ts'
import { recipeStep } from '#db/schema/catalogue/recipe-step.ts'
import { makeSlug } from '#db/slug.ts'
import { buildIngredient, type Ingredient } from './ingredient.ts'

export type Recipe = typeof recipe.$inferSelect

/** A line to insert; by default it has 100 of a new ingredient in the segment Main, counted. */
export type LineFields = { ingredient?: Ingredient; amount?: number; segment?: Segment; count_macros?: boolean }

type Classified = 'diet_types' | 'without_allergens' | 'meal_types' | 'dietary_goal' | 'tags'
type NewRecipe = typeof recipe.$inferInsert
export type RecipeFields = Partial<Omit<NewRecipe, Classified> & Pick<Recipe, Classified>> & {
  lines?: LineFields[]
  steps?: { step_title: string; step_text: string }[]
}

/**
 * Makes an approved recipe with lines (by default one with a new ingredient) and steps, and a creator for it where none is
 * given. Derived columns are computed from the lines, except those that are given.
 */
export async function buildRecipe(db: Db, { lines, steps, ...fields }: RecipeFields = {}): Promise<Recipe> {
  const name = fields.name ?? `Recept ${nextNumber()}`
  const given = {
    portion_size: 2,
    time_minutes: 30,
    difficulty: 'Easy' as const,
    cooking_type: 'Warm' as const,
    meal_types: fields.meal_types ?? [],
    dietary_goal: fields.dietary_goal ?? [],
    tags: fields.tags ?? [],
    status: 'Approved' as const,
    slug: makeSlug(name),
    ...fields,
    name,
    aimed_iddsi_level: fields.aimed_iddsi_level ?? null,
    creator: fields.creator ?? (await buildUser(db)).guid,
  }
  const whole = await wholeLines(db, lines ?? [{}])
  const texts = steps ?? [{ step_title: '0. Krok', step_text: 'Vše smíchejte.' }]
  const prepared = texts.flatMap(({ step_title, step_text }) => [step_title, step_text])
  const derived = deriveRecipe({ ...given, steps: prepared, confirmed: [] }, whole)
  // Columns that a test sets, to order or filter by, override those derived from the lines, and the mask follows them.
  const { without_allergens = derived.without_allergens } = fields
  const diet_types = fields.diet_types ? withUnrestricted(fields.diet_types) : derived.diet_types
  const { dietary_preference } = derived
  const facets = facetMask({ ...given, dietary_preference, diet_types, without_allergens })
  const values = { ...given, ...derived, ...fields, diet_types, facets }
  const made = onlyRow(await db.insert(recipe).values(values).returning())
  if (whole.length > 0) await db.insert(recipeIngredient).values(whole.map((line, at) => lineRow(made.guid, line, at)))
  if (texts.length > 0) {
    await db.insert(recipeStep).values(texts.map((step, number) => ({ recipe: made.guid, number, ...step })))
  }
  return made
}

function withUnrestricted(chosen: readonly DietType[]): DietType[] {
  return DIET_TYPES.filter((diet) => diet === 'Without restrictions' || chosen.includes(diet))
}

type WholeLine = Required<LineFields>

async function wholeLines(db: Db, lines: LineFields[]): Promise<WholeLine[]> {
  const whole: WholeLine[] = []
  for (const { ingredient, amount = 100, segment = 'Main', count_macros = true } of lines) {
    whole.push({ ingredient: ingredient ?? (await buildIngredient(db)), amount, segment, count_macros })
  }
  return whole
}

function lineRow(guid: string, { ingredient, amount, segment, count_macros }: WholeLine, position: number) {
  return { recipe: guid, ingredient: ingredient.guid, amount: amount.toFixed(2), segment, count_macros, position }
}

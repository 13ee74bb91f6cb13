import { RULE_VERSION } from '@zivina/domain/catalogue/diet-rules/verdicts'
import type { RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'
import { recipe } from '#db/schema/catalogue/recipe.ts'
import { recipeConfirmation } from '#db/schema/catalogue/recipe-confirmation.ts'
import { recipeIngredient } from '#db/schema/catalogue/recipe-ingredient.ts'
import { recipeStep } from '#db/schema/catalogue/recipe-step.ts'
import { addTags, selectFoods } from './add-recipes.ts'
import type { RecipeFile } from './recipe-file.ts'
import { confirmationsOf, fieldsOf, linesOf, stepsOf } from './recipes.ts'

/** A stored starter recipe: what its file says, as the file says it. */
type Stored = {
  guid: string
  slug: string
  fields: unknown
  steps: unknown
  lines: unknown
  confirmed: RestrictingDiet[]
}

/**
 * Updates unchanged starter recipes to the present content of their files: texts, lines, steps, classification and the editors'
 * confirmations. A recipe is unchanged while its version is 1; editing and moderation raise it. A recipe with a missing food is
 * skipped. The recompute job computes totals and verdicts afterwards.
 */
export async function refreshRecipes(tx: Db, files: readonly RecipeFile[]): Promise<void> {
  const stored = new Map((await selectStored(tx, files)).map((row) => [row.slug, row]))
  const outdated = files.flatMap((file) => {
    const row = stored.get(file.slug)
    const isSame = row && compare(row, file)
    return row && isSame && !Object.values(isSame).every(Boolean) ? [{ file, guid: row.guid, isSame }] : []
  })
  await withdrawConfirmations(tx, files, [...stored.values()])
  await renewConfirmations(tx, [...stored.values()])
  if (outdated.length === 0) return
  const foods = await selectFoods(
    tx,
    outdated.map(({ file }) => file),
  )
  for (const { file, guid, isSame } of outdated) {
    if (!file.ingredients.every(({ ingredient }) => foods.has(ingredient))) continue
    await tx
      .update(recipe)
      .set({ ...fieldsOf(file), rule_version: '', updated_at: new Date() })
      .where(eq(recipe.guid, guid))
    if (!isSame.steps) {
      await tx.delete(recipeStep).where(eq(recipeStep.recipe, guid))
      await tx.insert(recipeStep).values(stepsOf(file, guid))
    }
    if (!isSame.lines) {
      await tx.delete(recipeIngredient).where(eq(recipeIngredient.recipe, guid))
      await tx.insert(recipeIngredient).values(linesOf(file, guid, foods))
    }
    await replaceConfirmations(tx, file, guid, isSame.steps && isSame.lines)
    await addTags(tx, file.tags)
  }
}

/** Which parts of a stored recipe are those of its file. */
function compare(row: Stored, file: RecipeFile) {
  return {
    fields: same(row.fields, fieldsOf(file)),
    steps: same(row.steps, file.steps),
    lines: same(row.lines, file.ingredients.map(toStoredLine)),
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

/** The same value with the keys of every object in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  )
}

function toStoredLine({ ingredient, amount, segment, count_macros }: RecipeFile['ingredients'][number]) {
  return { ingredient, amount: amount.toFixed(2), segment, count_macros }
}

/**
 * Stores the editors' confirmations of a recipe that was updated. Those of a person were given for the former steps and lines, and
 * are kept only while these are the same.
 */
async function replaceConfirmations(tx: Db, file: RecipeFile, guid: string, keepsPersonal: boolean): Promise<void> {
  const ofRecipe = eq(recipeConfirmation.recipe, guid)
  await tx
    .delete(recipeConfirmation)
    .where(
      keepsPersonal
        ? and(ofRecipe, isNull(recipeConfirmation.confirmed_by), isNull(recipeConfirmation.therapist))
        : ofRecipe,
    )
  const confirmed = confirmationsOf(file, guid)
  if (confirmed.length > 0) await tx.insert(recipeConfirmation).values(confirmed).onConflictDoNothing()
}

/**
 * Deletes editors' confirmations that the files no longer contain. A confirmation that an admin withdrew is not stored again as long
 * as its file stays the same.
 */
async function withdrawConfirmations(tx: Db, files: readonly RecipeFile[], stored: readonly Stored[]): Promise<void> {
  const confirmed = new Map(
    files.map((file) => [file.slug, file.confirmed.map(({ diet_type }): RestrictingDiet => diet_type)]),
  )
  for (const { guid, slug, confirmed: given } of stored) {
    const gone = given.filter((diet) => !confirmed.get(slug)?.includes(diet))
    if (gone.length === 0) continue
    await tx
      .delete(recipeConfirmation)
      .where(
        and(
          eq(recipeConfirmation.recipe, guid),
          isNull(recipeConfirmation.confirmed_by),
          inArray(recipeConfirmation.diet_type, gone),
        ),
      )
    await tx.update(recipe).set({ rule_version: '' }).where(eq(recipe.guid, guid))
  }
}

/** The files are confirmed again whenever the rules change, so that their stored confirmations hold for the present rules. */
async function renewConfirmations(tx: Db, stored: readonly Stored[]): Promise<void> {
  const guids = stored.filter(({ confirmed }) => confirmed.length > 0).map(({ guid }) => guid)
  if (guids.length === 0) return
  await tx
    .update(recipeConfirmation)
    .set({ rule_version: RULE_VERSION })
    .where(
      and(
        inArray(recipeConfirmation.recipe, guids),
        isNull(recipeConfirmation.confirmed_by),
        isNull(recipeConfirmation.therapist),
        ne(recipeConfirmation.rule_version, RULE_VERSION),
      ),
    )
}

async function selectStored(tx: Db, files: readonly RecipeFile[]): Promise<Stored[]> {
  const known = JSON.stringify(files.map(({ slug, creator }) => ({ slug, creator })))
  const { rows } = await tx.execute<Stored>(sql`
    select r.guid, r.slug,
      jsonb_build_object('slug', r.slug, 'name', r.name, 'headnote', r.headnote, 'tip', r.tip, 'storage', r.storage,
        'aimed_iddsi_level', r.aimed_iddsi_level,
        'portion_size', r.portion_size, 'time_minutes', r.time_minutes, 'resting_time', r.resting_time,
        'difficulty', r.difficulty, 'cooking_type', r.cooking_type, 'meal_types', r.meal_types,
        'dietary_goal', r.dietary_goal, 'tags', r.tags, 'no_side_dish', r.no_side_dish) as fields,
      (select coalesce(jsonb_agg(jsonb_build_object('step_title', s.step_title, 'step_text', s.step_text) order by s.number), '[]')
        from recipe_step s where s.recipe = r.guid) as steps,
      (select coalesce(jsonb_agg(jsonb_build_object('ingredient', i.slug, 'amount', l.amount::text, 'segment', l.segment,
          'count_macros', l.count_macros) order by l.position), '[]')
        from recipe_ingredient l join ingredient i on i.guid = l.ingredient where l.recipe = r.guid) as lines,
      (select coalesce(jsonb_agg(c.diet_type), '[]')
        from recipe_confirmation c where c.recipe = r.guid and c.confirmed_by is null and c.therapist is null) as confirmed
    from recipe r
      join "user" u on u.guid = r.creator
      join jsonb_to_recordset(${known}::jsonb) f (slug text, creator text) on f.slug = r.slug and f.creator = u.username
    where r.version = 1`)
  return rows
}

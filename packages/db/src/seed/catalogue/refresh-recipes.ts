import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'
import { recipe } from '#db/schema/catalogue/recipe.ts'
import { recipeConfirmation } from '#db/schema/catalogue/recipe-confirmation.ts'
import { recipeIngredient } from '#db/schema/catalogue/recipe-ingredient.ts'
import { recipeStep } from '#db/schema/catalogue/recipe-step.ts'
import { addTags, selectFoods } from './add-recipes.ts'
import type { RecipeFile } from './recipe-file.ts'
import { confirmationsOf, fieldsOf, linesOf, stepsOf } from './recipes.ts'

/** A stored starter recipe: what its file says, as the file says it. */
type Stored = { guid: string; slug: string; fields: unknown; steps: unknown; lines: unknown; confirmed: unknown }

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
    if (!isSame.confirmed) {
      await tx
        .delete(recipeConfirmation)
        .where(and(eq(recipeConfirmation.recipe, guid), isNull(recipeConfirmation.confirmed_by)))
      const confirmed = confirmationsOf(file, guid)
      if (confirmed.length > 0) await tx.insert(recipeConfirmation).values(confirmed).onConflictDoNothing()
    }
    await addTags(tx, file.tags)
  }
}

/** Which parts of a stored recipe are those of its file. */
function compare(row: Stored, file: RecipeFile) {
  return {
    fields: same(row.fields, fieldsOf(file)),
    steps: same(row.steps, file.steps),
    lines: same(row.lines, file.ingredients.map(toStoredLine)),
    confirmed: same(row.confirmed, toStoredConfirmations(file)),
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

function toStoredConfirmations({ confirmed }: RecipeFile) {
  return confirmed
    .map(({ diet_type, iddsi_level = null }) => ({ diet_type, iddsi_level }))
    .toSorted((one, other) => (one.diet_type < other.diet_type ? -1 : 1))
}

async function selectStored(tx: Db, files: readonly RecipeFile[]): Promise<Stored[]> {
  const known = JSON.stringify(files.map(({ slug, creator }) => ({ slug, creator })))
  const { rows } = await tx.execute<Stored>(sql`
    select r.guid, r.slug,
      jsonb_build_object('slug', r.slug, 'name', r.name, 'headnote', r.headnote, 'tip', r.tip, 'storage', r.storage,
        'portion_size', r.portion_size, 'time_minutes', r.time_minutes, 'resting_time', r.resting_time,
        'difficulty', r.difficulty, 'cooking_type', r.cooking_type, 'meal_types', r.meal_types,
        'dietary_goal', r.dietary_goal, 'tags', r.tags, 'no_side_dish', r.no_side_dish) as fields,
      (select coalesce(jsonb_agg(jsonb_build_object('step_title', s.step_title, 'step_text', s.step_text) order by s.number), '[]')
        from recipe_step s where s.recipe = r.guid) as steps,
      (select coalesce(jsonb_agg(jsonb_build_object('ingredient', i.slug, 'amount', l.amount::text, 'segment', l.segment,
          'count_macros', l.count_macros) order by l.position), '[]')
        from recipe_ingredient l join ingredient i on i.guid = l.ingredient where l.recipe = r.guid) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('diet_type', c.diet_type, 'iddsi_level', c.iddsi_level)
          order by c.diet_type collate "C"), '[]')
        from recipe_confirmation c where c.recipe = r.guid and c.confirmed_by is null) as confirmed
    from recipe r
      join "user" u on u.guid = r.creator
      join jsonb_to_recordset(${known}::jsonb) f (slug text, creator text) on f.slug = r.slug and f.creator = u.username
    where r.version = 1`)
  return rows
}

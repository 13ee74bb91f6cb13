import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'
import { user } from '#db/schema/account/user.ts'
import { ingredient } from '#db/schema/catalogue/ingredient.ts'
import { starterRecipe } from '#db/schema/catalogue/starter-recipe.ts'
import { readStarterFoods } from './foods.ts'
import type { RecipeFile } from './recipe-file.ts'
import { type SeededFood, seedRecipes } from './recipes.ts'

/**
 * Adds the starter recipes of a later version to a database that already holds a catalogue, if their foods and their author exist.
 * The table `starter_recipe` lists every starter recipe inserted before, so that a deleted one is not inserted again.
 */
export async function addRecipes(tx: Db, files: readonly RecipeFile[]): Promise<void> {
  const given = new Set((await tx.select().from(starterRecipe)).map(({ slug }) => slug))
  const later = files.filter(({ slug }) => !given.has(slug))
  if (later.length === 0) return
  const [foods, creators, taken] = [await selectFoods(tx, later), await selectCreators(tx, later), await takenSlugs(tx)]
  const added = later.filter(
    ({ slug, creator, ingredients }) =>
      !taken.has(slug) && creators.has(creator) && ingredients.every((line) => foods.has(line.ingredient)),
  )
  if (added.length === 0) return
  await seedRecipes(tx, added, foods, creators)
  await addTags(
    tx,
    added.flatMap(({ tags }) => tags),
  )
}

/** The foods of recipes that are measured as in the starter catalogue: an amount in another unit would mean something else. */
export async function selectFoods(tx: Db, files: readonly RecipeFile[]): Promise<Map<string, SeededFood>> {
  const units = new Map((await readStarterFoods()).map(({ food }) => [food.slug, food.weight_units]))
  const slugs = [...new Set(files.flatMap(({ ingredients }) => ingredients.map((line) => line.ingredient)))]
  const rows = await tx
    .select()
    .from(ingredient)
    .where(and(inArray(ingredient.slug, slugs), isNull(ingredient.creator), eq(ingredient.status, 'Approved')))
  return new Map(rows.filter((row) => units.get(row.slug) === row.weight_units).map((row) => [row.slug, row]))
}

async function selectCreators(tx: Db, files: readonly RecipeFile[]): Promise<Map<string, string>> {
  const names = [...new Set(files.map(({ creator }) => creator))]
  const rows = await tx.select().from(user).where(inArray(user.username, names))
  return new Map(rows.map(({ username, guid }) => [username, guid]))
}

/** Slugs that recipes have or had. */
async function takenSlugs(tx: Db): Promise<Set<string>> {
  const { rows } = await tx.execute<{ slug: string }>(
    sql`select slug from recipe union select slug from recipe_old_slug`,
  )
  return new Set(rows.map(({ slug }) => slug))
}

/** Adds tags that are new, after the others. */
export async function addTags(tx: Db, names: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into tag (name, position)
    select name, (select coalesce(max(position), -1) from tag) + row_number() over (order by name)
    from (select distinct unnest(${sql.param(names)}::text[]) as name) given
    where not exists (select from tag t where t.name = given.name)`)
}

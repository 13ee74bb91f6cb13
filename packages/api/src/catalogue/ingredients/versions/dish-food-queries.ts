import type { Db } from '@zivina/db/database'
import type { DishLine, DishRecipe } from '@zivina/db/dish-derived'
import { ingredient } from '@zivina/db/schema/catalogue/ingredient'
import { type SQL, sql } from 'drizzle-orm'
import { DERIVING_COLUMNS, LINE_INGREDIENT } from './sql.ts'

type Food = typeof ingredient.$inferSelect
/** An ingredient as JSON: moments are text. */
type StoredFood = Omit<Food, 'created_at' | 'updated_at' | 'followed_at'> & {
  created_at: string
  updated_at: string
  followed_at: string | null
}

/** A recipe as its dish needs it, with the food made of it; `food` is null where there is none yet. */
export type DishSource = DishRecipe & {
  guid: string
  name: string
  status: 'Pending' | 'Approved' | 'Denied'
  creator: string | null
  /** Exact text of the recipe's last change. */
  updated_at: string
  food: StoredFood | null
  /** `dish` is the recipe that the line's food is made of; null for every other food. */
  lines: (DishLine['ingredient'] & { amount: number; count_macros: boolean; slug: string; dish: string | null })[]
}

/** Guids of recipes that changed since the food made of them was computed. */
export async function selectChangedDishes(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select r.guid from ingredient i join recipe r on r.guid = i.from_recipe
    where i.followed_at is distinct from r.updated_at order by r.guid limit ${limit}`)
  return rows.map(({ guid }) => guid)
}

/** Locks recipes against changes, so that what is read of them afterwards belongs together. */
export async function lockDishes(db: Db, guids: readonly string[]): Promise<void> {
  await db.execute(sql`
    select from recipe where guid = any(${sql.param(guids)}::uuid[]) order by guid for share`)
}

/** Locked recipes with their lines, which have the values that the recipe's totals were computed from. */
export async function selectDishes(db: Db, guids: readonly string[]): Promise<DishSource[]> {
  const { rows } = await db.execute<DishSource>(sql`
    select r.guid, r.name, r.status, r.creator, r.updated_at::text as updated_at, r.cooking_type, r.meal_types, r.cooked_weight, r.free_lines,
      array(select unnest(array[s.step_title, s.step_text]) from recipe_step s where s.recipe = r.guid order by s.number) as steps,
      (select to_json(f) from ingredient f where f.from_recipe = r.guid) as food,
      (select coalesce(json_agg(line), '[]') from (
        select l.amount::float8 as amount, l.count_macros, l.ingredient as guid, i.slug, i.from_recipe as dish, ${DERIVING_COLUMNS}
        from recipe_ingredient l ${LINE_INGREDIENT} where l.recipe = r.guid order by l.position
      ) line) as lines
    from recipe r where r.guid = any(${sql.param(guids)}::uuid[])`)
  return rows
}

export type DishFoodValues = Omit<
  typeof ingredient.$inferInsert,
  'guid' | 'slug' | 'sub_food_category' | 'version' | 'created_at' | 'updated_at' | 'followed_at'
>

/** A name that no ingredient except `self` has: the given one, or that with a part of a guid. */
export function freeName(name: string, self: string | null): SQL {
  return sql`case when exists (select from ingredient where name = ${name} and not is_private and guid is distinct from ${self}::uuid)
    then ${`${name} ${uniquePart()}`} else ${name} end`
}

function freeSlug(slug: string): SQL {
  return sql`case when exists (select from ingredient where slug = ${slug})
    then ${`${slug}-${uniquePart()}`} else ${slug} end`
}

const uniquePart = () => crypto.randomUUID().slice(0, 8)

/** Inserts the food made of a recipe; does nothing where there is one. @param category slug of the category of foods */
export async function insertDishFood(
  db: Db,
  values: DishFoodValues,
  { slug, category, followed_at }: { slug: string; category: string; followed_at: string },
): Promise<void> {
  const sub_food_category = sql`(select guid from sub_food_category order by slug <> ${category}, position limit 1)`
  await db
    .insert(ingredient)
    .values({
      ...values,
      name: freeName(values.name, null),
      slug: freeSlug(slug),
      sub_food_category,
      followed_at: sql`${followed_at}::timestamptz`,
    })
    .onConflictDoNothing({ target: ingredient.from_recipe })
}

/** Notes that a food follows the last change of its recipe. */
export async function markFollowed(db: Db, guid: string, followed_at: string): Promise<void> {
  await db.execute(sql`update ingredient set followed_at = ${followed_at}::timestamptz where guid = ${guid}`)
}

/** Deletes the food made of a recipe, unless a recipe uses it. */
export async function deleteUnusedDish(db: Db, recipe: string): Promise<void> {
  await db.execute(sql`
    delete from ingredient i where i.from_recipe = ${recipe}
      and not exists (select from recipe_ingredient l where l.ingredient = i.guid)
      and not exists (select from recipe_modified_ingredient l where l.ingredient = i.guid)`)
}

/** Only one transaction at a time decides which recipes are in one another. */
export async function lockDishNesting(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('dishes in one another'))`)
}

/** Those of the recipes that are the given one or contain its dish, however deep. */
export async function selectContaining(db: Db, recipe: string, recipes: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ whole: string }>(sql`
    with recursive inside(whole, part) as (
      select guid, guid from unnest(${sql.param(recipes)}::uuid[]) as guid
      union
      select s.whole, i.from_recipe from inside s join recipe_ingredient l on l.recipe = s.part
        join ingredient i on i.guid = l.ingredient where i.from_recipe is not null
    ) select whole from inside where part = ${recipe}`)
  return rows.map(({ whole }) => whole)
}

import type { Db } from '@zivina/db/database'
import type { Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import type { CookingType } from '@zivina/domain/catalogue/cooking'
import type { RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import { facetBits } from '@zivina/domain/catalogue/filter/facets'
import type { FoodGroup } from '@zivina/domain/catalogue/foods/food-groups'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import type { StorageClass } from '@zivina/domain/catalogue/storage'
import type { DietaryPreference } from '@zivina/nutrition/diets'
import type { RecipeTotals } from '@zivina/nutrition/macros'
import { KIND_GRAMS, KIND_GROUPS } from '@zivina/planner/kinds-of-dish'
import { sql } from 'drizzle-orm'
import { CARD_COLUMNS, type CardRow, CREATOR_JOIN, guidArray, selectCards } from '#api/catalogue/recipes/read/sql.ts'
import { readable } from '#api/kernel/access/sql.ts'

/** What the generator has to know of a recipe. */
export type CandidateRow = RecipeTotals & {
  guid: string
  name: string
  meal_types: MealType[]
  time_minutes: number
  /** Expanded: a vegan recipe holds all four. */
  dietary_preference: DietaryPreference[]
  diet_types: string[]
  ingredient_guids: string[]
  storage: StorageClass | null
  cooking_type: CookingType
  tags: string[]
  /** Groups of the foods of which a portion has enough to make it a dish of a kind. */
  food_groups: FoodGroup[]
  /** In hundredths of a gram, rounded up. */
  fiber_high: number
  salt_high: number
  rating_sum: number
  rating_count: number
  is_favorite: boolean
  /** Stars of the person's own review, 1 to 5; null without one. */
  own_rating: number | null
  /** The category of the food that weighs most in it. */
  main_food: string | null
}

/** For whom candidates are chosen. */
export type Choosing = {
  person: string
  meal_types: readonly MealType[]
  /** What everybody at the table needs. Recipes that fulfil it come first; others are offered as far as there is room. */
  diet_types: readonly RestrictingDiet[]
  dietary_preference: DietaryPreference
  /** Allergens that no candidate has, as far as is known of every line. */
  without_allergens: readonly Allergen[]
  /** Recipes that must be among them, as far as the person may see them. */
  recipes: readonly string[]
  seed: number
  /** The most for one meal type. */
  limit: number
}

/** The condition of the index `recipe_to_plan`, but for the status. */
const IS_PLANNED = sql`not duplicate and kilojoules is not null`

/**
 * Recipes that could be planned: for each meal type the person's favourites and a choice that depends on the seed alone. Free
 * lines have unknown figures, so recipes with any are none; an approved recipe has none, and is not private. Approved ones are
 * chosen from the index `recipe_to_plan` alone, as only few of them are read.
 */
export async function selectCandidates(db: Db, choosing: Choosing): Promise<CandidateRow[]> {
  const { person, meal_types, diet_types, dietary_preference, without_allergens, recipes, seed, limit } = choosing
  const meals = meal_types.map((meal_type) => facetBits({ meal_types: [meal_type] }))
  const suiting = facetBits({ diet_types, dietary_preference: [dietary_preference] })
  const absent = facetBits({ without_allergens })
  const { rows } = await db.execute<{ candidates: CandidateRow[] | null }>(sql`
    with chosen as (
      select c.guid from unnest(${sql.param(meals)}::bigint[]) as wanted (meal)
        cross join lateral (
          select r.guid from (
            select guid, facets from recipe where ${IS_PLANNED} and status = 'Approved'
            union all select guid, facets from recipe
            where ${IS_PLANNED} and status <> 'Approved' and creator = ${person} and free_lines = '[]'
          ) r left join favorite f on f.recipe = r.guid and f.user = ${person}
          where r.facets & wanted.meal <> 0 and r.facets & ${absent}::bigint = ${absent}::bigint
          order by (r.facets & ${suiting}::bigint = ${suiting}::bigint) desc,
            f.recipe is not null desc, uuid_hash_extended(r.guid, ${seed})
          limit ${limit}) c
      union
      select r.guid from recipe r
      where r.guid = any (${guidArray(recipes)}) and r.free_lines = '[]' and r.kilojoules is not null
        and r.facets & ${absent}::bigint = ${absent}::bigint
        and ${readable('r', person)}
    )
    select json_agg(candidate order by candidate.guid) as candidates from (
      select r.guid, r.name, r.meal_types, r.time_minutes, r.dietary_preference, r.diet_types, r.ingredient_guids, r.storage, r.cooking_type, r.tags,
        r.fiber_high, r.salt_high,
        r.rating_sum, r.rating_count, r.kilojoules, r.calories_in_total, r.protein_in_total, r.carbohydrates_in_total,
        r.fat_in_total, r.fiber_in_total, r.sugars_in_total, r.saturated_fats_in_total, r.salt_in_total, r.nutrient_coverage,
        exists (select from favorite f where f.recipe = r.guid and f.user = ${person}) as is_favorite,
        (select v.rating from review v where v.recipe = r.guid and v.user = ${person}) as own_rating,
        (select i.sub_food_category from recipe_ingredient l join ingredient i on i.guid = l.ingredient
          where l.recipe = r.guid and i.weight_units in ('Gram', 'Milliliter')
          order by l.amount desc, l.ingredient limit 1) as main_food,
        array(select distinct g from recipe_ingredient l join ingredient i on i.guid = l.ingredient
          cross join unnest(i.food_groups) g
          where l.recipe = r.guid and i.weight_units in ('Gram', 'Milliliter')
            and l.amount >= ${KIND_GRAMS} * r.portion_size and g = any (${sql.param([...KIND_GROUPS])}::text[])) as food_groups
      from chosen join recipe r on r.guid = chosen.guid) candidate`)
  return rows[0]?.candidates ?? []
}

/** The recipes of a proposal that the person may see now. */
export function selectProposed(db: Db, person: string, recipes: readonly string[]): Promise<CardRow[]> {
  return selectCards(
    db,
    sql`select ${CARD_COLUMNS} from recipe r ${CREATOR_JOIN} where r.guid = any (${guidArray(recipes)})
      and ${readable('r', person)}`,
  )
}

/** The names of eaters, and of the recipes and ingredients that a person may know of, by their guids, as far as they are there. */
export async function selectNames(
  db: Db,
  person: string,
  guids: readonly string[],
): Promise<{ guid: string; name: string }[]> {
  const all = guidArray(guids)
  const { rows } = await db.execute<{ guid: string; name: string }>(sql`
    select r.guid, r.name from recipe r where r.guid = any (${all})
      and ${readable('r', person)}
    union all select i.guid, i.name from ingredient i where i.guid = any (${all}) and ${readable('i', person)}
    union all select e.guid, coalesce(nullif(e.name, ''), u.username, '') from meal_plan_eater e
      left join "user" u on u.guid = e."user" where e.guid = any (${all})`)
  return rows
}

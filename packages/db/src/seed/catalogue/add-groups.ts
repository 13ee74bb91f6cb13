import type { FoodGroup } from '@zivina/domain/catalogue/foods/food-groups'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'
import { readStarterFoods } from './foods.ts'
import { writeFoods } from './write-foods.ts'

/** Groups that came with the second version of the diet rules: no earlier version stored them, so nobody left them out on purpose. */
const ADDED: readonly FoodGroup[] = [
  ...([
    'processed_meat',
    'cooked_ham',
    'stock_meat',
    'rhubarb',
    'garlic',
    'tofu',
    'coarse_fruit',
    'tough_skin',
  ] as const),
  ...(['puff_pastry', 'ice_cream', 'pepper_spice', 'alcohol_flavouring'] as const),
]

/**
 * Adds the groups of the second version to starter foods whose other groups are still those of the table. Where somebody changed
 * the groups of a food, it keeps them. Lines of recipes keep the former groups until they are recomputed.
 */
export async function addGroups(tx: Db): Promise<void> {
  const foods = new Map((await readStarterFoods()).map(({ food }) => [food.slug, food.food_groups ?? []]))
  const { rows } = await tx.execute<{ guid: string; slug: string; food_groups: FoodGroup[] }>(sql`
    select guid, slug, food_groups from ingredient where creator is null and is_classified`)
  const changes = rows.flatMap(({ guid, slug, food_groups }) => {
    const wanted = foods.get(slug)
    if (wanted === undefined || isSame(wanted, food_groups)) return []
    return isSame(beforeVersion2(wanted), food_groups) ? [{ guid, food_groups: wanted }] : []
  })
  if (changes.length > 0) await writeFoods(tx, ['food_groups'], changes)
}

/** The groups that the first version gave a food. It took a flavouring in alcohol for a drink. */
function beforeVersion2(groups: readonly FoodGroup[]): FoodGroup[] {
  const former = groups.filter((group) => !ADDED.includes(group))
  return groups.includes('alcohol_flavouring') ? [...former, 'alcohol'] : former
}

function isSame(one: readonly FoodGroup[], other: readonly FoodGroup[]): boolean {
  return one.length === other.length && one.every((group) => other.includes(group))
}

import type { FoodGroup } from '@zivina/domain/catalogue/foods/food-groups'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'
import { readStarterFoods } from './foods.ts'
import { writeFoods } from './write-foods.ts'

/** Groups that came with the second version of the diet rules: no earlier version stored them, so they were not left out on purpose. */
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

type Stored = { guid: string; slug: string; food_groups: FoodGroup[]; yield_class: string | null }

/**
 * Adds to starter foods what a later version of the tables says: the groups of the second version, where the other groups are still
 * those of the table and so unchanged by people, and how the weight changes by cooking, which foods of the oldest versions lack.
 * Lines of recipes keep the former values until they are recomputed.
 */
export async function addFacts(tx: Db): Promise<void> {
  const foods = new Map((await readStarterFoods()).map(({ food }) => [food.slug, food]))
  const { rows } = await tx.execute<Stored>(sql`
    select guid, slug, food_groups, yield_class from ingredient where creator is null and is_classified`)
  const changes = rows.flatMap(({ guid, slug, ...stored }) => {
    const food = foods.get(slug)
    if (food === undefined) return []
    const wanted = food.food_groups ?? []
    const food_groups = isSame(beforeVersion2(wanted), stored.food_groups) ? wanted : stored.food_groups
    const yield_class = stored.yield_class ?? food.yield_class ?? null
    if (isSame(food_groups, stored.food_groups) && yield_class === stored.yield_class) return []
    return [{ guid, food_groups, yield_class }]
  })
  if (changes.length > 0) await writeFoods(tx, ['food_groups', 'yield_class'], changes)
}

/** The groups that the first version gave a food. It took a flavouring in alcohol for a drink. */
function beforeVersion2(groups: readonly FoodGroup[]): FoodGroup[] {
  const former = groups.filter((group) => !ADDED.includes(group))
  return groups.includes('alcohol_flavouring') ? [...former, 'alcohol'] : former
}

function isSame(one: readonly FoodGroup[], other: readonly FoodGroup[]): boolean {
  return one.length === other.length && one.every((group) => other.includes(group))
}

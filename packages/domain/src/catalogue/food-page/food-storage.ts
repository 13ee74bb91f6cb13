import { normalizeSearch } from '@zivina/czech/search-text'
import type { FoodGroup } from '../foods/food-groups.ts'
import type { StorageClass } from '../storage.ts'

/** Sub-categories whose foods keep as a row of the storage table says. */
const BY_CATEGORY: Readonly<Record<string, StorageClass>> = {
  chleb: 'bread',
  'bezne-pecivo': 'bread',
  polevky: 'soup_stew',
}
/** Cooked foods by their group; of several the first counts, which keeps the shortest. */
const BY_GROUP: readonly (readonly [FoodGroup, StorageClass])[] = [
  ['fish', 'fish'],
  ['red_meat', 'meat'],
  ['poultry', 'meat'],
  ['potato', 'side_vegetables'],
  ['legume', 'side_vegetables'],
  ['vegetable', 'side_vegetables'],
  ['wholegrain', 'side_vegetables'],
  ['refined_grain', 'side_vegetables'],
]
const COOKED = /\b(?:varen|dusen)[yae]\b/
/** Powders, cubes, cans and whole packages keep as their label says. */
const PACKED = /\b(?:prasku|instantni|konzerv|steriliz|susen|mrazen)/

/**
 * The row of the one storage table that holds for a food at home. The table speaks of finished dishes, so it knows foods that
 * are cooked, bread and soups; how long a raw or a packed food keeps is on its label.
 *
 * @param sub_category slug of the food's sub-category
 * @returns null where the table does not know
 */
export function foodStorage(food: {
  name: string
  food_groups: readonly FoodGroup[]
  sub_category: string
}): StorageClass | null {
  const name = normalizeSearch(food.name)
  if (PACKED.test(name)) return null
  const known = BY_CATEGORY[food.sub_category]
  if (known !== undefined) return known
  if (!COOKED.test(name)) return null
  if (/\bryze\b/.test(name)) return 'rice'
  if (/\bvejce\b/.test(name)) return /\bnatvrdo\b/.test(name) ? 'boiled_eggs' : null
  if (food.food_groups.includes('sausage') || food.food_groups.includes('smoked_meat')) return null
  return BY_GROUP.find(([group]) => food.food_groups.includes(group))?.[1] ?? null
}

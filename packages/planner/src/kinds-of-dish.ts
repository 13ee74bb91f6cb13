import type { FoodGroup } from '@zivina/domain/catalogue/foods/food-groups'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import type { StorageClass } from '@zivina/domain/catalogue/storage'
import type { DishKind } from './plan-request.ts'

/** Grams of a portion from which a food counts: less seasons a dish. */
export const KIND_GRAMS = 15
/** Groups of foods that make a dish one of a kind. */
export const KIND_GROUPS = [
  'fish',
  'shellfish',
  'legume',
  'red_meat',
  'processed_meat',
  'cooked_ham',
] as const satisfies readonly FoodGroup[]

const CAKES: readonly (StorageClass | null)[] = ['cake', 'quark_cake', 'biscuits']
const BAKING_TAG = 'pečení'

/** What the kinds of a dish are read from. */
export type DishFacts = {
  meal_types: readonly MealType[]
  storage: StorageClass | null
  tags: readonly string[]
  /** Groups of the foods of which a portion has at least `KIND_GRAMS`. */
  groups: readonly FoodGroup[]
}

/** What a dish is for the rules of a week and for the habits of the table. Cooked ham counts as processed meat, as in the rules of a week. */
export function kindsOfDish({ meal_types, storage, tags, groups }: DishFacts): DishKind[] {
  const isOf = (...some: FoodGroup[]) => some.some((group) => groups.includes(group))
  const is: Record<DishKind, boolean> = {
    drink: storage === 'drink' || meal_types.every((meal) => meal === 'Drinks'),
    bread: storage === 'bread',
    baked: storage === 'bread' || CAKES.includes(storage) || tags.includes(BAKING_TAG),
    sweet: meal_types.includes('Dessert') || CAKES.includes(storage),
    fish: isOf('fish', 'shellfish'),
    legume: isOf('legume'),
    red_meat: isOf('red_meat'),
    processed_meat: isOf('processed_meat', 'cooked_ham'),
  }
  return (Object.keys(is) as DishKind[]).filter((kind) => is[kind])
}

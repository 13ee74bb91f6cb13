import type { CookingType } from '@zivina/domain/catalogue/cooking'
import type { FoodGroup } from '@zivina/domain/catalogue/foods/food-groups'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { dishKindOf } from '@zivina/domain/catalogue/question/dish-kinds'
import type { StorageClass } from '@zivina/domain/catalogue/storage'

/** What a dish is for the rules of a week and for habits of the table; `dish-habits.ts` and `week-rules` of a request read it. */
export type DishKind =
  | 'drink'
  | 'bread'
  | 'baked'
  | 'sweet'
  | 'sweet_meal'
  | 'cold'
  | 'meagre'
  | 'fish'
  | 'legume'
  | 'red_meat'
  | 'processed_meat'

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
const SWEET_TAG = 'sladké'

/** A main dish with less protein, in grams of 100 kcal (one seventh of its energy), does not fill by itself: garlic spaghetti, toast, pancakes. */
const MEAGRE_PROTEIN = 3.5
const KILOJOULES_OF_100_KCAL = 418.4

const SOUPS = 'polévky'
/** Couscous is eaten like pasta, of which it is the smallest. */
const COUSCOUS = /kuskus/iu
const PASTA = 'těstoviny'

/** What the kinds of a dish are read from. */
export type DishFacts = {
  meal_types: readonly MealType[]
  cooking_type: CookingType
  storage: StorageClass | null
  tags: readonly string[]
  /** Groups of the foods of which a portion has at least `KIND_GRAMS`. */
  groups: readonly FoodGroup[]
  /** Of one portion, kJ and g; null: unknown. */
  kilojoules: number | null
  protein: number | null
}

/** What a dish is for the rules of a week and for the habits of the table. Cooked ham counts as processed meat, as in the rules of a week. */
export function kindsOfDish(facts: DishFacts): DishKind[] {
  const { meal_types, cooking_type, storage, tags, groups } = facts
  const isMeal = meal_types.includes('Lunch') || meal_types.includes('Dinner')
  const isOf = (...some: FoodGroup[]) => some.some((group) => groups.includes(group))
  const is: Record<DishKind, boolean> = {
    drink: storage === 'drink' || meal_types.every((meal) => meal === 'Drinks'),
    bread: storage === 'bread',
    baked: storage === 'bread' || CAKES.includes(storage) || tags.includes(BAKING_TAG),
    sweet: meal_types.includes('Dessert') || CAKES.includes(storage),
    sweet_meal: isMeal && tags.includes(SWEET_TAG),
    cold: cooking_type === 'Cold',
    meagre: isMeal && isMeagre(facts),
    fish: isOf('fish', 'shellfish'),
    legume: isOf('legume'),
    red_meat: isOf('red_meat'),
    processed_meat: isOf('processed_meat', 'cooked_ham'),
  }
  return (Object.keys(is) as DishKind[]).filter((kind) => is[kind])
}

/** Unknown is not meagre. A soup is eaten beside another dish. */
function isMeagre({ meal_types, kilojoules, protein }: DishFacts): boolean {
  if (kilojoules === null || protein === null || meal_types.includes('Soup')) return false
  return protein / kilojoules < MEAGRE_PROTEIN / KILOJOULES_OF_100_KCAL
}

/**
 * The group of dishes that are alike at the table, for variety: soups, else the kind that its name says (pizza, pasta, goulash), else those of
 * one main ingredient.
 * @param main the food or the category that weighs most; null: unknown
 */
export function groupOfDish(
  { name, meal_types }: { name: string; meal_types: readonly MealType[] },
  main: string | null,
) {
  if (meal_types.includes('Soup')) return SOUPS
  return COUSCOUS.test(name) ? PASTA : (dishKindOf(name)?.kind.named ?? main)
}

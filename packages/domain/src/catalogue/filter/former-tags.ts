import { DIETARY_PREFERENCES, type DietaryPreference } from '@zivina/nutrition/diets'
import type { MealType } from '#domain/catalogue/meal-types.ts'

/** Tags spelled otherwise today, by their former names. */
export const RENAMED_TAGS: ReadonlyMap<string, string> = new Map([
  ['asie', 'Asie'],
  ['itálie', 'Itálie'],
  ['mexiko', 'Mexiko'],
  ['středomoří', 'Středomoří'],
  ['vánoce', 'Vánoce'],
])

const FORMER_NAMES: ReadonlyMap<string, string> = new Map([...RENAMED_TAGS].map(([former, name]) => [name, former]))

/** Former tags that said the same as a kind of meal. */
const MEALS: ReadonlyMap<string, readonly MealType[]> = new Map<string, MealType[]>([
  ['snídaně', ['Breakfast']],
  ['polévky', ['Soup']],
  ['svačiny', ['Snack', 'Late_snack']],
  ['nápoje', ['Drinks']],
])

/** Former tags that said the same as a dietary preference. */
const PREFERENCES: ReadonlyMap<string, DietaryPreference> = new Map([
  ['veganské', 'Vegan'],
  ['vegetariánské', 'Vegetarian'],
])

/** Tags that recipes do not carry any more, as filters say the same. */
export const RETIRED_TAGS: readonly string[] = [...MEALS.keys(), ...PREFERENCES.keys()]

type Tagged = {
  tags: readonly string[]
  meal_types: readonly MealType[]
  dietary_preference: DietaryPreference
}

/**
 * The same criteria with the tags of today, so that an old address and a saved filter keep their meaning: a renamed tag has its
 * present name, and a retired one is the filter that says the same. Chosen kinds of meals take precedence over a retired tag,
 * and of two preferences the stricter one counts.
 */
export function withPresentTags({ tags, meal_types, dietary_preference }: Tagged): Tagged {
  const named = tags.map((tag) => tag.trim())
  const meals = named.flatMap((tag) => MEALS.get(tag) ?? [])
  const preferences = [dietary_preference, ...named.flatMap((tag) => PREFERENCES.get(tag) ?? [])]
  return {
    tags: named.filter((tag) => !RETIRED_TAGS.includes(tag)).map((tag) => RENAMED_TAGS.get(tag) ?? tag),
    meal_types: meal_types.length > 0 ? meal_types : meals,
    dietary_preference: preferences.reduce((one, other) => (strictness(one) >= strictness(other) ? one : other)),
  }
}

/** The names under which a recipe may carry a tag: recipes of an older installation keep the former one. */
export function namesOfTag(tag: string): string[] {
  const former = FORMER_NAMES.get(tag)
  return former === undefined ? [tag] : [tag, former]
}

function strictness(preference: DietaryPreference): number {
  return DIETARY_PREFERENCES.indexOf(preference)
}

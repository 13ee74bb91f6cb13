import type { FoodFacts } from '#domain/catalogue/foods/food-facts.ts'
import { ALLERGENS, type Allergen, type AllergenState, type FoodAllergens } from './allergens.ts'
import { recipeAllergens } from './recipe-allergens.ts'

/** After a verb: „obsahuje hořčici“. */
export const ALLERGENS_IN_FOOD = {
  gluten: 'lepek',
  crustaceans: 'korýše',
  eggs: 'vejce',
  fish: 'ryby',
  peanuts: 'arašídy',
  soybeans: 'sóju',
  milk: 'mléko',
  nuts: 'ořechy',
  celery: 'celer',
  mustard: 'hořčici',
  sesame: 'sezam',
  sulphites: 'siřičitany',
  lupin: 'vlčí bob',
  molluscs: 'měkkýše',
} as const satisfies Record<Allergen, string>

type WarnedState = Exclude<AllergenState, 'free'>
const VERBS = {
  contains: 'obsahuje',
  may_contain: 'může obsahovat',
  unknown: 'nelze vyloučit',
} as const satisfies Record<WarnedState, string>
/** From the most serious. */
const WARNED_STATES = ['contains', 'may_contain', 'unknown'] as const satisfies readonly WarnedState[]

/** More names than these are counted instead of listed. */
const NAMES_MAX = 5

/** A line of a recipe with what a sentence calls it. */
export type WarnedLine = FoodFacts & { kitchen?: { name: string } | null | undefined }

/**
 * What a person who avoids some allergens must know of a food: „obsahuje mléko, nelze vyloučit lepek“.
 * @returns null where the food is free of all of them
 */
export function foodWarning(allergens: FoodAllergens, avoided: readonly Allergen[]): string | null {
  const parts = WARNED_STATES.flatMap((state) => {
    const found = inOrder(avoided).filter((allergen) => (allergens[allergen]?.state ?? 'unknown') === state)
    return found.length === 0 ? [] : [`${VERBS[state]} ${found.map((one) => ALLERGENS_IN_FOOD[one]).join(', ')}`]
  })
  return parts.length === 0 ? null : parts.join('; ')
}

/**
 * The warning at a recipe of a list, which knows only what it is surely free of: „může obsahovat mléko“.
 * @returns null where it is free of all that is avoided
 */
export function listedWarning(without: readonly Allergen[], avoided: readonly Allergen[]): string | null {
  const left = inOrder(avoided).filter((allergen) => !without.includes(allergen))
  if (left.length === 0) return null
  return `${VERBS.may_contain} ${left.map((one) => ALLERGENS_IN_FOOD[one]).join(', ')}`
}

export type RecipeWarning = { allergen: Allergen; state: WarnedState; text: string }

/**
 * The same of a recipe, the most serious first, each with the ingredients that cause it: „obsahuje mléko (máslo, sýr)“.
 * @param lines null is a line that names no food of the catalogue
 */
export function recipeWarnings(lines: readonly (WarnedLine | null)[], avoided: readonly Allergen[]): RecipeWarning[] {
  const found = recipeAllergens(lines)
  return WARNED_STATES.flatMap((state) =>
    inOrder(avoided)
      .filter((allergen) => found[allergen].state === state)
      .map((allergen) => {
        const names = lineNames(found[allergen].lines.map((position) => lines[position] ?? null))
        const because = names === '' ? '' : ` (${names})`
        return { allergen, state, text: `${VERBS[state]} ${ALLERGENS_IN_FOOD[allergen]}${because}` }
      }),
  )
}

/** What lines are called in a sentence, each once: „máslo, sýr“, „máslo, sýr a další 3“. */
export function lineNames(lines: readonly (WarnedLine | null)[]): string {
  const names = [...new Set(lines.map((line) => (line ? (line.kitchen?.name ?? line.name) : 'neurčená surovina')))]
  if (names.length <= NAMES_MAX) return names.join(', ')
  return `${names.slice(0, NAMES_MAX).join(', ')} a\u00a0další ${names.length - NAMES_MAX}`
}

function inOrder(avoided: readonly Allergen[]): Allergen[] {
  return ALLERGENS.filter((allergen) => avoided.includes(allergen))
}

import { normalizeSearch, wordsOf } from '@zivina/czech/search-text'
import type { FoodGroup } from '#domain/catalogue/foods/food-groups.ts'
import { lineGrams } from './figures.ts'
import type { JudgedRecipe } from './verdicts.ts'

/**
 * What a dish as a whole is, which no food in it tells. A strong broth is named so, or is a soup in which much meat or bones boil
 * long; a meat soup is any other soup with meat.
 */
export const DISH_KINDS = ['strong_broth', 'meat_soup', 'pizza', 'ice_cream'] as const
export type DishKind = (typeof DISH_KINDS)[number]

/** Grams of meat and bones in a portion, as bought and eaten or not, from which a soup can be a strong broth. Our proposal. */
export const BROTH_GRAMS = 75
/** Minutes of boiling from which it is one. */
export const BROTH_MINUTES = 60

const BROTH_MEAT: readonly FoodGroup[] = ['red_meat', 'poultry', 'game', 'stock_meat']
/** Parts of the names of dishes, lowercase and without accents. */
const NAMED = { strong_broth: /vyvar/, pizza: /pizz/, ice_cream: /zmrzlin|sorbet|nanuk/ } as const

/** What a dish surely is, and what it may be for all that its steps tell. */
export type FoundKinds = { surely: ReadonlySet<DishKind>; perhaps: ReadonlySet<DishKind> }

/** Finds what a dish as a whole is. @param recipe with a positive number of portions */
export function findDishKinds(recipe: JudgedRecipe): FoundKinds {
  const name = normalizeSearch(recipe.name)
  const surely = new Set<DishKind>()
  const perhaps = new Set<DishKind>()
  if (NAMED.pizza.test(name)) surely.add('pizza')
  if (NAMED.ice_cream.test(name)) surely.add('ice_cream')
  const meat = meatGrams(recipe)
  if (recipe.meal_types.includes('Soup') && meat > 0) {
    const broth = isStrongBroth(recipe, name, meat)
    if (broth !== 'no') (broth === 'yes' ? surely : perhaps).add('strong_broth')
    if (broth === 'no') surely.add('meat_soup')
  }
  return { surely, perhaps }
}

function isStrongBroth(recipe: JudgedRecipe, name: string, meat: number): 'yes' | 'no' | 'unknown' {
  if (NAMED.strong_broth.test(name)) return 'yes'
  if (meat < BROTH_GRAMS) return 'no'
  const minutes = boilingMinutes(recipe.steps)
  if (minutes === null) return 'unknown'
  return minutes >= BROTH_MINUTES ? 'yes' : 'no'
}

/** Grams of meat and bones in a portion, also those that are taken out; any amount where it is unknown. */
function meatGrams({ lines, portion_size }: JudgedRecipe): number {
  const meat = lines.filter(({ food_groups }) => BROTH_MEAT.some((group) => food_groups.includes(group)))
  return meat.reduce((sum, line) => sum + lineGrams(line, portion_size).high, 0)
}

/** „vařte“, „povařte“, „táhněte“, „na mírném ohni“; not „uvařené“, which is no instruction. */
const BOILS =
  /^((po|u|pro|do|roz|pre)?var(te|it|i|ime|eni|enim)|(po|vy)?tahn(ete|out|eme|e)|(po|vy)?taho?uj?te|dus(te|it|i|ime))$/
const DURATION = /(\d+(?:[.,]\d+)?)(?:\s*[–-]\s*(\d+(?:[.,]\d+)?))?\s*(minut|min\b|hodin|h\b)/g
const IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bpul hodin\w*/g, '30 minut'],
  [/\b(?:jednu )?hodinu a pul\b/g, '90 minut'],
  [/\b(?:jednu )?hodinu\b/g, '60 minut'],
  [/\bdve hodiny\b/g, '120 minut'],
  [/\btri hodiny\b/g, '180 minut'],
]

/** Minutes that the steps tell to boil, added over all sentences; the longer end of a range. Null where none tells a time. */
export function boilingMinutes(steps: readonly string[]): number | null {
  const sentences = steps.flatMap((step) => step.split(/(?<=[.!?;])\s/))
  const times = sentences.flatMap((sentence) => {
    if (!wordsOf(sentence).some((word) => BOILS.test(word))) return []
    let text = normalizeSearch(sentence)
    for (const [words, minutes] of IN_WORDS) text = text.replace(words, minutes)
    return [...text.matchAll(DURATION)].map(([, from = '', to, unit = '']) => {
      const count = Number((to ?? from).replace(',', '.'))
      return unit.startsWith('h') ? 60 * count : count
    })
  })
  return times.length === 0 ? null : times.reduce((sum, minutes) => sum + minutes, 0)
}

import type { HelpingFood, NutrientMeaning } from '@zivina/contract/body/meaning'
import { referenceOf, shareOfReference } from '@zivina/nutrition/meaning/eaten-sum'
import type { HelpingFood as Helping } from '@zivina/nutrition/meaning/helping-foods'
import { TARGET_NUTRIENTS } from '@zivina/nutrition/nutrient-targets'
import type { Urls } from '#api/kernel/ports/urls.ts'
import type { KitchenFood } from './queries.ts'
import type { Sums } from './sums.ts'

/** Every nutrient that has a reference, as the mean of a day. */
export function presentNutrients(sums: Sums, days: number): NutrientMeaning[] {
  return TARGET_NUTRIENTS.flatMap((nutrient) => {
    const reference = referenceOf(nutrient)
    if (reference === null) return []
    const { value, coverage } = sums[nutrient]
    const mean = value === null || days === 0 ? null : value / days
    const share = shareOfReference(nutrient, sums[nutrient], days)?.share ?? null
    return [{ nutrient, mean, coverage, reference, share }]
  })
}

export function presentHelping({ guid, portion_grams, amount }: Helping, food: KitchenFood, urls: Urls): HelpingFood {
  const { name, slug, photos, is_at_home } = food
  return { ingredient: guid, name, slug, photo: urls.icon(photos), portion_grams, amount, is_at_home }
}

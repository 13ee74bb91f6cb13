import type { RestrictingDiet } from '@zivina/domain/catalogue/diet-types'

/** The page that tells how diets are judged, with their limits and sources. */
export const DIET_RULES_PATH = '/jak-posuzujeme-diety'

/** The id of a diet's part of that page. */
export function dietRulesId(diet: RestrictingDiet): string {
  return diet.toLowerCase().replaceAll(' ', '-')
}

/** The address of a diet's part of that page. */
export function dietRulesPath(diet: RestrictingDiet): string {
  return `${DIET_RULES_PATH}#${dietRulesId(diet)}`
}

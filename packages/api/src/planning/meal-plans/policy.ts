import type { Eater } from '@zivina/contract/planning/meal-plan-read'

/** The guids of all foods that an eater does not eat, each once: for the plan, and by their account. */
export function excludedBy(eater: Pick<Eater, 'excluded_ingredients' | 'account_excluded'>): string[] {
  return [...new Set([...eater.excluded_ingredients, ...eater.account_excluded].map(({ guid }) => guid))]
}

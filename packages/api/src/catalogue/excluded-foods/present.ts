import type { ExcludedFood } from '@zivina/contract/catalogue/excluded-foods'
import type { ExcludedFoodRow } from '#api/kernel/declared/excluded-foods.ts'

export function presentExcluded({ guid, name, names }: ExcludedFoodRow, is_own: boolean): ExcludedFood {
  return { guid, name, names: [...names], is_own }
}

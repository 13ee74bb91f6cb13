import { formatNumber, NBSP } from '@zivina/czech/format-number'
import type { FoodQuantity } from '@zivina/domain/catalogue/food-page/food-quantities'
import { decimalsOf } from '@zivina/domain/catalogue/format'

/** „100 g“, „1 lžíce (15 g)“: the grams where the quantity does not say them itself. */
export function quantityWords({ key, label, grams }: FoodQuantity): string {
  return key === '100g' || grams === null ? label : `${label} (${gramsWords(grams)})`
}

export function gramsWords(grams: number): string {
  return `${formatNumber(grams, grams % 1 === 0 ? 0 : decimalsOf(grams))}${NBSP}g`
}

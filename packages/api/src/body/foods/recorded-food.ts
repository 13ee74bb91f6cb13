import type { DiaryKind } from '@zivina/domain/body/diary-kinds'
import type { AmountUnit } from '@zivina/domain/catalogue/kitchen/amount-unit'
import type { Eaten } from '@zivina/nutrition/eaten'
import type { RecipeTotals } from '@zivina/nutrition/macros'

/** What an entry of the diary is about, how much of it there was and what it contained: what is recorded of a food. */
export type RecordedFood = {
  kind: DiaryKind
  recipe: string | null
  recipe_modified: string | null
  ingredient: string | null
  product: string | null
  name: string
  portions: number | null
  amount: number | null
  unit: AmountUnit | null
  grams: number | null
  totals: RecipeTotals
  constituents: Eaten['constituents']
}

import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import type { BarcodeFood, Product } from '@zivina/contract/catalogue/products'
import { ingredientPath } from '#app/features/catalogue/user-paths.ts'
import { foodPath } from '../foods/food-path.ts'

/** A food that was found; sizes, in `weight_units`, where they are known. */
export type ScannedFood = IngredientSummary & Partial<Pick<BarcodeFood, 'package_size' | 'portion_size'>>

/** What a person chose for a code. */
export type ScanChoice =
  /** `isNew`: it was entered just now from its label. `isOwn`: the person may edit it. */
  | { kind: 'ingredient'; barcode: string; ingredient: ScannedFood; isOwn: boolean; isNew: boolean }
  | { kind: 'product'; barcode: string; product: Product }

type ScannedChoice = Extract<ScanChoice, { kind: 'ingredient' }>

/** The page of a food that was found by its code: one's own opens in its editor. */
export function whereItIs({ ingredient, isOwn }: Pick<ScannedChoice, 'ingredient' | 'isOwn'>): string {
  return isOwn ? ingredientPath(ingredient.guid) : foodPath(ingredient.slug)
}

/** The food, or the product, of a choice. */
export function foodOf(choice: ScanChoice) {
  return choice.kind === 'product' ? choice.product : choice.ingredient
}

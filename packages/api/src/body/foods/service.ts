import type { Db } from '@zivina/db/database'
import { barcodeOfProduct } from '@zivina/domain/catalogue/products/product-guid'
import { readEdible } from './edible.ts'
import type { Wanted } from './queries.ts'
import { type FoodWhat, recordFood } from './record-food.ts'
import type { RecordedFood } from './recorded-food.ts'

/** The guids of the foods that have figures of their own. */
export function foodsOf(whats: readonly (FoodWhat | null)[]): Wanted {
  const of = <Kind extends FoodWhat['kind']>(kind: Kind) =>
    whats.filter((what): what is Extract<FoodWhat, { kind: Kind }> => what?.kind === kind)
  return {
    recipes: of('recipe').map(({ recipe }) => recipe),
    modified: of('recipe_modified').map(({ recipe_modified }) => recipe_modified),
    ingredients: of('ingredient').map(({ ingredient }) => ingredient),
    barcodes: of('product').flatMap(({ product }) => barcodeOfProduct(product) ?? []),
  }
}

/**
 * What is recorded of foods as they are now; null for one that the person may not see. Takes one statement.
 * @throws FieldErrors where an amount cannot be converted
 */
export async function readRecorded(
  db: Db,
  person: string,
  whats: readonly FoodWhat[],
): Promise<(RecordedFood | null)[]> {
  const edible = await readEdible(db, person, foodsOf(whats))
  return whats.map((what) => recordFood(what, edible))
}

export { type Edible, type EdibleFood, readEdible } from './edible.ts'
export { eatenOfRecorded, type FoodWhat, recordFood, requireSane, scaleRecorded, split } from './record-food.ts'
export type { RecordedFood } from './recorded-food.ts'

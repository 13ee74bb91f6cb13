import type { Product } from '@zivina/contract/catalogue/products'
import { INGREDIENT_NAME_MAX } from '@zivina/contract/kernel/limits'
import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import type { IngredientBody } from '../ingredient-editor/ingredient-table.ts'
import type { Beginning } from '../ingredient-editor/use-ingredient-form.ts'

/** What the form of a food label begins with: the code, and what the source is believed about the product. */
export function labelBeginning(barcode: string, product: Product | null): Beginning {
  if (product === null) return { record: { barcodes: [barcode] }, from_source: 'user' }
  const { weight_units, package_size, kilojoules, fat, saturated_fats, carbohydrates, sugars, fiber, protein, salt } =
    product
  return {
    record: {
      name: nameOf(product),
      barcodes: [barcode],
      weight_units,
      package_size,
      kilojoules,
      // Calories are asked for only where kilojoules are not known.
      calories: kilojoules === null ? product.calories : null,
      fat,
      saturated_fats,
      carbohydrates,
      sugars,
      fiber,
      protein,
      salt,
      ...allergensOf(product),
    },
    from_source: 'open_food_facts',
  }
}

/** With its brand, unless the name has it already: „Jihočeský Smetanový jogurt“. */
function nameOf({ name, brand }: Product): string {
  const isNamed = brand === null || name.toLocaleLowerCase('cs').includes(brand.toLocaleLowerCase('cs'))
  return (isNamed ? name : `${name} ${brand}`).slice(0, INGREDIENT_NAME_MAX)
}

/** Only what it contains or may contain: that it is free of an allergen, the person reads on the label. */
function allergensOf({ allergens }: Product) {
  const stated = ALLERGENS.map((allergen) => {
    const state = allergens[allergen]
    return [`allergens.${allergen}`, state === 'free' ? null : state]
  })
  return Object.fromEntries(stated) as Partial<IngredientBody>
}

import type { Json } from './read-figures.ts'

/** Columns of the tab-separated dump whose name is the same in the other shapes. */
const SAME = [
  ...[
    'code',
    'product_name',
    'generic_name',
    'abbreviated_product_name',
    'quantity',
    'brands',
    'categories_tags',
    'ingredients_text',
  ],
  ...['countries_tags', 'traces_tags', 'product_quantity', 'serving_quantity', 'no_nutrition_data', 'last_modified_t'],
]

/**
 * A line of the tab-separated dump in the shape of the other dump, for `readProduct`: nutrients are columns there (`fat_100g`), and
 * its allergens have a column without `_tags`.
 *
 * @param columns names of the first line
 * @returns null where the line has another number of fields
 */
export function readTableRow(columns: readonly string[], fields: readonly string[]): Json | null {
  if (fields.length !== columns.length) return null
  const cells = Object.fromEntries(columns.map((column, place) => [column, fields[place] ?? '']))
  const row = Object.fromEntries(SAME.map((name) => [name, cells[name] ?? '']))
  return { ...row, allergens_tags: cells.allergens_tags || cells.allergens || '', nutriments: cells }
}

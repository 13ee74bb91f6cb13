import { createHash } from 'node:crypto'
import { contentOf, type ImportedEntry } from '@zivina/domain/body/diary-import/read-entries'
import { byNutrient, totalsFrom } from '@zivina/nutrition/macros'
import type { NewEntry } from '../diary/service.ts'

const NOBODY = { recipe: null, recipe_modified: null, ingredient: null, product: null }

/**
 * A row as the diary keeps it. Its figures are those of the file, also where it names a food of the house: they are what was eaten
 * then.
 *
 * @param ingredient the food that is called exactly so and has an amount; null makes it figures alone
 */
export function toEntry(row: ImportedEntry, person: string, ingredient: string | null): NewEntry {
  const { day, meal, name, portions, amount, unit, grams, nutrients, note, is_water } = row
  const values = byNutrient((nutrient) => (is_water ? 0 : nutrients[nutrient]))
  const totals = totalsFrom(
    values,
    byNutrient((nutrient) => (values[nutrient] === null ? 0 : 1)),
  )
  const food = !is_water && ingredient !== null && amount !== null ? ingredient : null
  const kind = is_water ? 'water' : food === null ? 'quick' : 'ingredient'
  return {
    guid: guidOfRow(row, person),
    day,
    meal,
    kind,
    ...NOBODY,
    ingredient: food,
    name,
    portions,
    amount,
    unit,
    grams: is_water ? amount : grams,
    totals,
    constituents: {},
    position: null,
    planned_item: null,
    note,
  }
}

/**
 * The guid of a row: the same for the same person and content, in whichever file and line it stands (in the way of RFC 9562's version
 * 8), so that an import that is repeated adds nothing.
 */
export function guidOfRow(row: ImportedEntry, person: string): string {
  const hex = createHash('sha256')
    .update(`${person} ${row.occurrence} ${contentOf(row)}`)
    .digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

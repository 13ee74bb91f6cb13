import type { Macros } from '@zivina/contract/catalogue/ingredients/read'
import type { RecipeIngredient } from '@zivina/contract/catalogue/recipes/read'
import { FIRST_STATE, type Mark, type SentLines, SIGNS } from './sent-lines.ts'

const SIGN = /[ltcib]/

/** The inverse of `packLines`. */
export function openLines({ macros, constituents, allergens, states, lines }: SentLines): RecipeIngredient[] {
  return lines.map(({ figures, ...line }) => {
    const cells = figures.split(',')
    return {
      ...line,
      macros: recordOf(macros, (place) => line.macros[place]) as Macros,
      micronutrients: recordOf(constituents, (place) => figureIn(cells[place])),
      nutrient_marks: recordOf(constituents, (place) => markIn(cells[place])),
      allergens: recordOf(allergens, (place) => states[line.allergens.charCodeAt(place) - FIRST_STATE]),
    }
  })
}

/** The values by their names, without those that there are not. */
function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueAt: (place: number) => Value | undefined,
): Partial<Record<Name, Value>> {
  const record: Partial<Record<Name, Value>> = {}
  for (const [place, name] of names.entries()) {
    const value = valueAt(place)
    if (value !== undefined) record[name] = value
  }
  return record
}

function figureIn(cell = ''): number | undefined {
  const [figure = ''] = cell.split(SIGN, 1)
  return figure === '' ? undefined : Number(figure)
}

function markIn(cell = ''): Mark | undefined {
  const sign = SIGN.exec(cell)
  if (sign === null) return undefined
  const mark = (Object.keys(SIGNS) as Mark['mark'][]).find((name) => SIGNS[name] === sign[0]) ?? 'traces'
  return mark === 'below_limit' ? { mark, limit: Number(cell.slice(sign.index + 1)) } : { mark }
}

import type { Db } from '@zivina/db/database'
import { type OpenableLine, openDishes } from '@zivina/domain/catalogue/dish-figures/open-dishes'
import { TAP_WATER } from '@zivina/domain/catalogue/foods/tap-water'
import type { WeightUnit } from '@zivina/nutrition/weight-units'
import { readDishes } from '#api/catalogue/ingredients/versions/service.ts'
import { selectParts } from './queries.ts'

/** What one portion of a recipe takes: amounts of foods, and texts that name none. */
export type RecipeParts = {
  guid: string
  name: string
  is_modified: boolean
  lines: {
    ingredient: string | null
    text: string
    amount: number | null
    unit: WeightUnit | null
    instead_of?: string
  }[]
}

const isBought = ({ slug }: OpenableLine): boolean => slug !== TAP_WATER

/**
 * What one portion of each recipe takes, and of each modified one of the person; those that they may not see are missing. A recipe
 * used as an ingredient is opened into its parts where the weight of its dish is known. Water from the tap is left out. Takes two statements
 * at most.
 */
export async function readRecipeParts(db: Db, user: string, guids: readonly string[]): Promise<RecipeParts[]> {
  const rows = await selectParts(db, user, guids)
  const dishes = await readDishes(db, [...new Set(rows.flatMap(({ dishes }) => dishes))])
  return rows.map(({ guid, name, is_modified, portion_size, free_lines, lines }) => ({
    guid,
    name,
    is_modified,
    lines: [
      ...openDishes(lines, dishes)
        .filter(isBought)
        .map(({ ingredient, text, amount, unit, instead_of }) => {
          const ofOne = amount > 0 ? amount / portion_size : null
          const line = { ingredient, text, amount: ofOne, unit: ofOne === null ? null : unit }
          return instead_of ? { ...line, instead_of } : line
        }),
      ...free_lines.map(({ text }) => ({ ingredient: null, text, amount: null, unit: null })),
    ],
  }))
}

import { foodStems } from '@zivina/domain/catalogue/ingredient-line/food-stems'
import { type ParsedLine, parseIngredientLine } from '@zivina/domain/catalogue/ingredient-line/parse-line'
import { USUAL_NAMES } from '@zivina/domain/catalogue/ingredient-line/usual-foods'

const KNOWN: ReadonlySet<string> = new Set(USUAL_NAMES.flatMap(({ stems }) => stems))
/** Words of a line that are compared. */
const WORDS = 8

/** A line of ingredients, and how many of the words of its name are words of foods that kitchens use. */
export type RecipeLine = ParsedLine & { known: 'all' | 'some' | 'none' }

/** Parses a line as `parseIngredientLine` does, for readers that first have to find out whether it is one of ingredients. */
export function readRecipeLine(line: string): RecipeLine {
  const parsed = parseIngredientLine(line)
  const stems = foodStems(parsed.name.split(' ', WORDS).join(' ')).filter((stem) => stem.length > 1)
  const known = stems.filter((stem) => KNOWN.has(stem)).length
  return { ...parsed, known: known === 0 ? 'none' : known === stems.length ? 'all' : 'some' }
}

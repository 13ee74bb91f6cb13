import { normalizeSearch } from '@zivina/czech/search-text'
import { type ParsedLine, parseIngredientLine } from '../../catalogue/ingredient-line/parse-line.ts'
import { servedOf, withoutPortion } from '../../catalogue/ingredient-line/served.ts'
import type { MealType } from '../../catalogue/meal-types.ts'
import { cookedName } from './cooked-foods.ts'
import { type Span, type Stretch, spansOf, splitStretches } from './split-lines.ts'
import { splitMeals } from './split-meals.ts'

/** A part of the text that may be one food, with what the parser reads in it. */
export type ReadSpan = Span & {
  parsed: ParsedLine
  /** The cooked food that the name may mean as well as the dry one; null for any other name. */
  cooked: string | null
  /** How many portions or plates of a dish are said; null where none. */
  served: number | null
}

/** A text read as far as it goes without knowing any food: every part of it that may be the name of one. */
export type ReadMeal = {
  /** `YYYY-MM-DD` */
  day: string
  /** Null where the text does not tell. */
  meal: MealType | null
  stretches: { stretch: Stretch; spans: ReadSpan[] }[]
}

/**
 * Reads what a person wrote of what they ate. It accepts any text and never throws.
 *
 * @param today `YYYY-MM-DD`, what „dnes“ is for the person
 */
export function readDiaryText(text: string, today: string): ReadMeal[] {
  return splitMeals(text, today)
    .map(({ day, meal, text: said }) => ({
      day,
      meal,
      stretches: splitStretches(said).map((stretch) => ({ stretch, spans: spansOf(stretch).map(readSpan) })),
    }))
    .filter(({ stretches }) => stretches.length > 0)
}

function readSpan(span: Span): ReadSpan {
  const parsed = parseIngredientLine(withoutPortion(span.text))
  return { ...span, parsed, served: servedOf(span.text), cooked: cookedName(parsed.name, normalizeSearch(span.text)) }
}

import type { FoodFigures } from '@zivina/contract/catalogue/ingredients/figures'
import type { Macros } from '@zivina/contract/catalogue/ingredients/read'
import type { RecipeIngredient } from '@zivina/contract/catalogue/recipes/read'

type Marks = FoodFigures['nutrient_marks']
export type Mark = NonNullable<Marks[keyof Marks]>
type Allergens = FoodFigures['allergens']
export type StateOfAllergen = NonNullable<Allergens[keyof Allergens]>

/** A line with the values of its food as texts. */
type SentLine = Omit<RecipeIngredient, 'macros' | 'micronutrients' | 'nutrient_marks' | 'allergens'> & {
  macros: (number | null)[]
  /** For each constituent its figure, the sign of its mark and the limit; nothing where it is unknown. */
  figures: string
  /** For each allergen the letter of its state; a space where it is unknown. */
  allergens: string
}

/** The lines of a recipe as a page holds them: names of values once, not at each line. */
export type SentLines = {
  macros: (keyof Macros)[]
  constituents: (keyof Marks)[]
  allergens: (keyof Allergens)[]
  /** The states that occur: the first one is `a`. */
  states: StateOfAllergen[]
  lines: SentLine[]
}

/** None of them is in a number. */
export const SIGNS: Record<Mark['mark'], string> = {
  below_limit: 'l',
  traces: 't',
  computed: 'c',
  imputed: 'i',
  borrowed: 'b',
}
export const FIRST_STATE = 97

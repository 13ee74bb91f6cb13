/** A recipe in the words that are printed; an empty text is left out. */
export type PrintedRecipe = {
  name: string
  /** The part of the book it belongs to. */
  section: string
  facts: string
  headnote: string
  ingredients_title: string
  groups: { title: string; lines: { amount: string; name: string }[] }[]
  steps_title: string
  steps: { title: string; text: string }[]
  asides: { title: string; text: string }[]
  nutrition: string
  origin: string
}

/** A book of recipes in the words that are printed. */
export type PrintedBook = {
  title: string
  owner: string
  /** In words. */
  day: string
  /** ISO 8601, for the file's own data. */
  day_made: string
  count: string
  contents_title: string
  recipes: PrintedRecipe[]
}

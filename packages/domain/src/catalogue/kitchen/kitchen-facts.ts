import type { CountedForms, HouseholdMeasure } from './measures.ts'

/** How many grams of a food one measure holds. */
export type MeasureWeight = { measure: HouseholdMeasure; grams: number }

/** What a cook calls a food, and what it is measured with. */
export type KitchenFacts = {
  /** Nominative, in lower case: „česnek“, „polotučné mléko“. */
  name: string
  /** Genitive, as after an amount: 4 stroužky „česneku“, 250 g „polotučného mléka“. */
  genitive: string
  /** The food itself counted: „vejce“, „vejce“, „vajec“; null for food that is not counted by pieces. */
  counted: CountedForms | null
  /** The measures that suit the food, the usual one first. */
  measures: readonly MeasureWeight[]
}

/** Grams of one measure of the food by its own facts; null where they do not name the measure. */
export function measureGrams(kitchen: KitchenFacts | null | undefined, measure: HouseholdMeasure): number | null {
  const grams = kitchen?.measures.find((row) => row.measure === measure)?.grams ?? null
  return grams !== null && grams > 0 ? grams : null
}

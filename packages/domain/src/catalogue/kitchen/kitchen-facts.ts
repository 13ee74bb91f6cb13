import type { MassBasis } from '@zivina/nutrition/units'
import type { WeightUnit } from '@zivina/nutrition/weight-units'
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
  measures: MeasureWeight[]
}

/** The fields of a food that converting between its own unit and the measures of a kitchen needs. */
export type MeasuredFood = MassBasis & {
  name: string
  weight_units: WeightUnit
  /** The food's own weights of household measures; they take precedence over usual ones. Absent or null where unknown. */
  kitchen?: KitchenFacts | null | undefined
}

import { HOUSEHOLD_MEASURES, type HouseholdMeasure } from './measures.ts'

/** A unit in which an amount is entered: of the scale, or a measure of the kitchen. */
export type AmountUnit = 'g' | 'ml' | HouseholdMeasure
export const AMOUNT_UNITS: readonly AmountUnit[] = ['g', 'ml', ...HOUSEHOLD_MEASURES]

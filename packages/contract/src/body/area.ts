import { bodyMeasurements } from './body-measurements.ts'

/** The nouns of the area whose calls it declares. */
export const body = { bodyMeasurements }

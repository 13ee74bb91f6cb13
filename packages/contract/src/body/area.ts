import { bodyMeasurements } from './body-measurements.ts'
import { progressPhotos } from './progress-photos.ts'
import { weightTrend } from './weight-trend.ts'

/** The nouns of the area whose calls it declares. */
export const body = { bodyMeasurements, progressPhotos, weightTrend }

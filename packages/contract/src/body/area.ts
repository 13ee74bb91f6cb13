import { activities } from './activities.ts'
import { bodyMeasurements } from './body-measurements.ts'
import { diary } from './diary.ts'
import { meaning } from './meaning.ts'
import { savedMeals } from './saved-meals.ts'
import { weightTrend } from './weight-trend.ts'

/** The nouns of the area whose calls it declares. */
export const body = { activities, bodyMeasurements, diary, meaning, savedMeals, weightTrend }

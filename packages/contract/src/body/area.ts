import { activities } from './activities.ts'
import { bodyMeasurements } from './body-measurements.ts'
import { diary } from './diary.ts'
import { diaryImport } from './diary-import.ts'
import { diaryReport } from './diary-report.ts'
import { diaryText } from './diary-text.ts'
import { imageRecognition } from './image-recognition.ts'
import { meaning } from './meaning.ts'
import { progressPhotos } from './progress-photos.ts'
import { savedMeals } from './saved-meals.ts'
import { weightTrend } from './weight-trend.ts'

/** The nouns of the area whose calls it declares. */
export const body = {
  activities,
  bodyMeasurements,
  diary,
  diaryImport,
  diaryReport,
  diaryText,
  imageRecognition,
  meaning,
  progressPhotos,
  savedMeals,
  weightTrend,
}

import { diary } from './diary.ts'
import { diaryImport } from './diary-import.ts'
import { diaryReport } from './diary-report.ts'
import { diaryText } from './diary-text.ts'
import { savedMeals } from './saved-meals.ts'

/** The nouns of the area whose calls it declares. */
export const body = { diary, diaryImport, diaryReport, diaryText, savedMeals }

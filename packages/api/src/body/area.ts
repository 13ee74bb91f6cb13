import { diaryDayPersonalData } from '@zivina/db/schema/body/diary-day'
import { diaryEntryPersonalData } from '@zivina/db/schema/body/diary-entry'
import { savedMealPersonalData } from '@zivina/db/schema/body/saved-meal'
import type { Area } from '#api/kernel/ports/area.ts'
import { seedDemoDiary } from './diary/demo-diary.ts'
import { diaryCleanup } from './diary/purge-entries.ts'
import { bindDiary } from './diary/routes.ts'
import { bindDiaryImport } from './diary-import/routes.ts'
import { bindDiaryReport } from './diary-report/routes.ts'
import { bindDiaryText } from './diary-text/routes.ts'
import { bindSavedMeals } from './saved-meals/routes.ts'

/** What a person eats, weighs and measures. */
export const body: Area = {
  binders: [bindDiary, bindDiaryImport, bindDiaryReport, bindDiaryText, bindSavedMeals],
  jobs: [diaryCleanup],
  demo: [seedDemoDiary],
  personal_data: [diaryEntryPersonalData, diaryDayPersonalData, savedMealPersonalData],
}

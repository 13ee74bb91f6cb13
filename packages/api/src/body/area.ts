import { activityPersonalData } from '@zivina/db/schema/body/activity'
import { bodyMeasurementPersonalData } from '@zivina/db/schema/body/body-measurement'
import { diaryDayPersonalData } from '@zivina/db/schema/body/diary-day'
import { diaryEntryPersonalData } from '@zivina/db/schema/body/diary-entry'
import { savedMealPersonalData } from '@zivina/db/schema/body/saved-meal'
import type { Area } from '#api/kernel/ports/area.ts'
import { bindActivities } from './activities/routes.ts'
import { bindBodyMeasurements } from './body-measurements/routes.ts'
import { measurementsOfProfile } from './body-measurements/service.ts'
import { seedDemoDiary } from './diary/demo-diary.ts'
import { diaryCleanup } from './diary/purge-entries.ts'
import { bindDiary } from './diary/routes.ts'
import { bindMeaning } from './meaning/routes.ts'
import { bindSavedMeals } from './saved-meals/routes.ts'
import { bindWeightTrend } from './weight-trend/routes.ts'

/** What a person eats, weighs and measures. */
export const body: Area = {
  binders: [bindDiary, bindMeaning, bindSavedMeals, bindBodyMeasurements, bindWeightTrend, bindActivities],
  jobs: [diaryCleanup],
  personal_data: [
    diaryEntryPersonalData,
    diaryDayPersonalData,
    savedMealPersonalData,
    bodyMeasurementPersonalData,
    activityPersonalData,
  ],
  health_data: [measurementsOfProfile],
  demo: [seedDemoDiary],
}

import { activityPersonalData } from '@zivina/db/schema/body/activity'
import { bodyMeasurementPersonalData } from '@zivina/db/schema/body/body-measurement'
import { diaryDayPersonalData } from '@zivina/db/schema/body/diary-day'
import { diaryEntryPersonalData } from '@zivina/db/schema/body/diary-entry'
import { imageRecognitionPersonalData, imageRecognitionPictures } from '@zivina/db/schema/body/image-recognition'
import { progressPhotoPersonalData } from '@zivina/db/schema/body/progress-photo'
import { savedMealPersonalData } from '@zivina/db/schema/body/saved-meal'
import type { Area } from '#api/kernel/ports/area.ts'
import { seedDemoActivities } from './activities/demo-activities.ts'
import { bindActivities } from './activities/routes.ts'
import { seedDemoMeasurements } from './body-measurements/demo-measurements.ts'
import { bindBodyMeasurements } from './body-measurements/routes.ts'
import { measurementsOfProfile } from './body-measurements/service.ts'
import { seedDemoDiary } from './diary/demo/demo-diary.ts'
import { diaryCleanup } from './diary/purge-entries.ts'
import { bindDiary } from './diary/routes.ts'
import { bindDiaryImport } from './diary-import/routes.ts'
import { bindDiaryReport } from './diary-report/routes.ts'
import { bindDiaryText } from './diary-text/routes.ts'
import { listedRecognitions } from './image-recognition/list-table.ts'
import { bindImageRecognition } from './image-recognition/routes.ts'
import { bindMeaning } from './meaning/routes.ts'
import { bindProgressPhotos } from './progress-photos/routes.ts'
import { photosOfProfile } from './progress-photos/service.ts'
import { bindSavedMeals } from './saved-meals/routes.ts'
import { bindWeightTrend } from './weight-trend/routes.ts'

/** What a person eats, weighs and measures. */
export const body: Area = {
  lists: [listedRecognitions],
  binders: [
    bindDiary,
    bindDiaryImport,
    bindDiaryReport,
    bindDiaryText,
    bindMeaning,
    bindSavedMeals,
    bindBodyMeasurements,
    bindProgressPhotos,
    bindWeightTrend,
    bindActivities,
    bindImageRecognition,
  ],
  jobs: [diaryCleanup],
  personal_data: [
    diaryEntryPersonalData,
    diaryDayPersonalData,
    savedMealPersonalData,
    bodyMeasurementPersonalData,
    progressPhotoPersonalData,
    activityPersonalData,
    imageRecognitionPersonalData,
  ],
  pictures: imageRecognitionPictures,
  health_data: [measurementsOfProfile, photosOfProfile],
  demo: [seedDemoDiary, seedDemoMeasurements, seedDemoActivities],
}

import { bodyMeasurementPersonalData } from '@zivina/db/schema/body/body-measurement'
import { progressPhotoPersonalData } from '@zivina/db/schema/body/progress-photo'
import type { Area } from '#api/kernel/ports/area.ts'
import { bindBodyMeasurements } from './body-measurements/routes.ts'
import { measurementsOfProfile } from './body-measurements/service.ts'
import { bindProgressPhotos } from './progress-photos/routes.ts'
import { photosOfProfile } from './progress-photos/service.ts'
import { bindWeightTrend } from './weight-trend/routes.ts'

/** What a person eats, weighs and measures. */
export const body: Area = {
  binders: [bindBodyMeasurements, bindProgressPhotos, bindWeightTrend],
  personal_data: [bodyMeasurementPersonalData, progressPhotoPersonalData],
  health_data: [measurementsOfProfile, photosOfProfile],
}

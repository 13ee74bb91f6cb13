import { bodyMeasurementPersonalData } from '@zivina/db/schema/body/body-measurement'
import type { Area } from '#api/kernel/ports/area.ts'
import { bindBodyMeasurements } from './body-measurements/routes.ts'
import { measurementsOfProfile } from './body-measurements/service.ts'
import { bindWeightTrend } from './weight-trend/routes.ts'

/** What a person eats, weighs and measures. */
export const body: Area = {
  binders: [bindBodyMeasurements, bindWeightTrend],
  personal_data: [bodyMeasurementPersonalData],
  health_data: [measurementsOfProfile],
}

import type { BodyMeasurement } from '@zivina/contract/body/body-measurements'
import type { MeasurementRow } from './queries.ts'

export function presentMeasurement(row: MeasurementRow): BodyMeasurement {
  return {
    day: row.day,
    weight: row.weight,
    waist_girth: row.waist_girth,
    hips_girth: row.hips_girth,
    chest_girth: row.chest_girth,
    thigh_girth: row.thigh_girth,
    arm_girth: row.arm_girth,
  }
}

import { MEASURED_FIELDS, type MeasuredField } from '@zivina/domain/body/measured-fields'
import { z } from 'zod'
import { BODY_RANGES } from '#contract/account/limits.ts'
import { MEASURED_DAY_MIN } from '#contract/body/limits.ts'

/** A day on which one may have been measured. The server refuses days after tomorrow, as only it knows today. */
export const MeasuredDay = z.iso.date().refine((day) => day >= MEASURED_DAY_MIN)

const measured = (field: MeasuredField) => z.number().min(BODY_RANGES[field].min).max(BODY_RANGES[field].max)

/** The fields of one day: kilograms and centimetres, null where not measured. */
export const measuredFields = {
  weight: measured('weight').nullable(),
  waist_girth: measured('waist_girth').nullable(),
  hips_girth: measured('hips_girth').nullable(),
  chest_girth: measured('chest_girth').nullable(),
  thigh_girth: measured('thigh_girth').nullable(),
  arm_girth: measured('arm_girth').nullable(),
}

/** Measurements that are written: at least one, each only where it was given. */
export const hasMeasured = (body: Partial<Record<MeasuredField, unknown>>): boolean =>
  MEASURED_FIELDS.some((field) => body[field] !== undefined)

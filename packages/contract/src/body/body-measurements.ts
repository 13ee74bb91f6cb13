import { z } from 'zod'
import {
  MEASUREMENT_WRITES_PER_HOUR,
  MEASUREMENTS_IMPORT_BYTES_MAX,
  MEASUREMENTS_IMPORT_MAX,
  MEASUREMENTS_PER_PAGE,
} from '#contract/body/limits.ts'
import { type Download, endpoint } from '#contract/kernel/endpoint.ts'
import { limitAndOffset, listOf, Timestamp } from '#contract/kernel/fields.ts'
import { hasMeasured, MeasuredDay, measuredFields } from './measured.ts'

/** What a person measured on one day. Kilograms and centimetres as they were sent; null where not measured. */
export const BodyMeasurement = z
  .object({
    /** Calendar day in Europe/Prague. */
    day: z.iso.date(),
    weight: z.number().nullable(),
    waist_girth: z.number().nullable(),
    hips_girth: z.number().nullable(),
    chest_girth: z.number().nullable(),
    thigh_girth: z.number().nullable(),
    arm_girth: z.number().nullable(),
  })
  .meta({ id: 'BodyMeasurement' })
export type BodyMeasurement = z.infer<typeof BodyMeasurement>

/** What an import changed: days that were not there, days that got more fields, and days that had all of them before. */
export const MeasurementImport = z
  .object({ added: z.number().int(), filled: z.number().int(), unchanged: z.number().int() })
  .meta({ id: 'MeasurementImport' })
export type MeasurementImport = z.infer<typeof MeasurementImport>

const params = z.object({ day: z.iso.date() })
const writes = { by: 'user', attempts: MEASUREMENT_WRITES_PER_HOUR, seconds: 3600 } as const
/** When the person wrote it, by their device's clock; now where it is missing, and never later than now. */
const at = Timestamp.optional()
const fields = z.strictObject(measuredFields).partial().shape

/** Weight and girths of the person who asks, by day. */
export const bodyMeasurements = {
  list: endpoint({
    method: 'GET',
    path: '/body_measurement',
    access: 'user',
    summary: 'One’s own measurements by day, the newest first.',
    query: z.strictObject({
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      ...limitAndOffset(MEASUREMENTS_PER_PAGE),
    }),
    status: 200,
    response: listOf(BodyMeasurement),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  record: endpoint({
    method: 'POST',
    path: '/body_measurement',
    access: 'user',
    summary:
      'Writes measurements of a day; fields that are not named stay. Of two writes of one field the later one holds, whichever arrives first.',
    rate_limits: [writes],
    body: z.strictObject({ day: MeasuredDay, ...fields, at }).refine(hasMeasured),
    status: 200,
    response: BodyMeasurement,
    errors: ['LIMIT_REACHED'],
  }),
  import: endpoint({
    method: 'POST',
    path: '/body_measurement/import',
    access: 'user',
    summary:
      'Adds days from a file. What is there already stays, so that the same file changes nothing the second time.',
    rate_limits: [{ by: 'user', attempts: 60, seconds: 3600 }],
    body_max_bytes: MEASUREMENTS_IMPORT_BYTES_MAX,
    body: z.strictObject({
      rows: z
        .array(z.strictObject({ day: MeasuredDay, ...fields }).refine(hasMeasured))
        .min(1)
        .max(MEASUREMENTS_IMPORT_MAX),
    }),
    status: 200,
    response: MeasurementImport,
    errors: ['LIMIT_REACHED'],
  }),
  csv: endpoint({
    method: 'GET',
    path: '/body_measurement/csv',
    access: 'user',
    summary: 'All of one’s own measurements as CSV: UTF-8, separated by commas, decimal points.',
    rate_limits: [{ by: 'user', attempts: 60, seconds: 3600 }],
    status: 200,
    media_type: 'text/csv',
    response: z.custom<Download>(),
    errors: [],
  }),
  json: endpoint({
    method: 'GET',
    path: '/body_measurement/json',
    access: 'user',
    summary: 'All of one’s own measurements as a file of JSON.',
    rate_limits: [{ by: 'user', attempts: 60, seconds: 3600 }],
    status: 200,
    media_type: 'application/json',
    response: z.custom<Download>(),
    errors: [],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/body_measurement/{day}',
    access: 'user',
    summary: 'Changes measurements of a day that has some; null removes one.',
    rate_limits: [writes],
    params,
    body: z.strictObject({ ...fields, at }).refine(hasMeasured),
    status: 200,
    response: BodyMeasurement,
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/body_measurement/{day}',
    access: 'user',
    summary: 'Deletes the measurements of a day.',
    rate_limits: [writes],
    params,
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
}

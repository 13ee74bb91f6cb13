import { CONSULTATION_PLACES } from '@zivina/domain/counselling/places'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, listOf, PageParameter, Timestamp } from '#contract/kernel/fields.ts'
import { CONSULTATION_WRITES_PER_HOUR, OPENING_WEEKS_MAX } from './limits.ts'

/** A time of the clock in Prague. */
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const Places = z.array(z.enum(CONSULTATION_PLACES)).min(1).max(CONSULTATION_PLACES.length)

/** A time in which a nutritionist has consultations. */
export const ConsultationOpening = z
  .object({ guid: Guid, begins: Timestamp, ends: Timestamp, places: z.array(z.enum(CONSULTATION_PLACES)) })
  .meta({ id: 'ConsultationOpening' })
export type ConsultationOpening = z.infer<typeof ConsultationOpening>

export const NewOpening = z.strictObject({
  day: z.iso.date(),
  /** By the clock in Prague, on each of its days. */
  from: ClockTime,
  to: ClockTime,
  places: Places,
  /** Also on the same weekday of the weeks after it: one in all, or more. */
  weeks: z.number().int().min(1).max(OPENING_WEEKS_MAX),
})
export type NewOpening = z.output<typeof NewOpening>

/** Times in which a nutritionist has consultations: one's own. */
export const consultationOpenings = {
  list: endpoint({
    method: 'GET',
    path: '/consultation_opening',
    access: 'admin',
    summary: 'One’s own openings that are not over, in their order. NOT_FOUND for those who do not counsel.',
    query: z.strictObject({ page: PageParameter }),
    status: 200,
    response: listOf(ConsultationOpening),
    errors: ['INCORRECT_QUERY_PARAMS', 'NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/consultation_opening',
    access: 'admin',
    summary:
      'Opens a time by the clock in Prague, on one day or the same weekday of several weeks: all of them or none. OPENINGS_OVERLAP where one is open already.',
    rate_limits: [{ by: 'user', attempts: CONSULTATION_WRITES_PER_HOUR * 4, seconds: 3600 }],
    body: NewOpening,
    status: 201,
    response: listOf(ConsultationOpening),
    errors: ['NOT_FOUND', 'OPENINGS_OVERLAP', 'LIMIT_REACHED'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/consultation_opening/{guid}',
    access: 'admin',
    summary: 'Closes a time. Consultations that were ordered in it stay; call them off one by one.',
    params: z.object({ guid: Guid }),
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
}

import { MOVEMENT_SOURCES } from '@zivina/nutrition/activity-energy'
import { ACTIVITY_CODES } from '@zivina/nutrition/compendium'
import { z } from 'zod'
import { ACTIVITY_MINUTES_MAX } from '#contract/body/limits.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid } from '#contract/kernel/fields.ts'

const Day = z.iso.date()
const Code = z.enum(ACTIVITY_CODES)
const Minutes = z.number().int().min(1).max(ACTIVITY_MINUTES_MAX)
const MinutesFrom = z.number().int().min(0).max(1439).nullable()

/** Movement of a day. */
export const Activity = z
  .object({
    guid: Guid,
    day: Day,
    /** Code of the Compendium of Physical Activities. */
    code: Code,
    minutes: Minutes,
    /** The minute of the day it began at. */
    minutes_from: MinutesFrom,
    source: z.enum(MOVEMENT_SOURCES),
    /** What it takes beyond rest, kJ; null where the weight is unknown. */
    kilojoules: z.number().nullable(),
  })
  .meta({ id: 'Activity' })
export type Activity = z.infer<typeof Activity>

/** Whether movement is added to the target of its day, or contained in its factor, or not wanted. */
const Counting = z.enum(['added', 'in_factor', 'off'])

/** The movement of one day. */
export const DayMovement = z
  .object({
    activities: z.array(Activity),
    /** kJ beyond rest of the records that count; null where one of them is unknown. */
    kilojoules: z.number().nullable(),
    counting: Counting,
  })
  .meta({ id: 'DayMovement' })
export type DayMovement = z.infer<typeof DayMovement>

/** Movement of a time, with what it means for the targets. */
export const Activities = z
  .object({
    results: z.array(Activity),
    /** Energy by day, of the records that count; null where one of them is unknown. */
    days: z.array(z.object({ day: Day, kilojoules: z.number().nullable() })),
    counting: Counting,
  })
  .meta({ id: 'Activities' })
export type Activities = z.infer<typeof Activities>

const params = z.object({ guid: Guid })

/** Movement that a person records. */
export const activities = {
  list: endpoint({
    method: 'GET',
    path: '/activity',
    access: 'user',
    summary: 'One’s own movement of the days asked for, with its energy.',
    query: z.strictObject({ from: Day, to: Day }),
    status: 200,
    response: Activities,
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/activity',
    access: 'user',
    summary: 'Records movement by hand. Once for each guid.',
    body: z.strictObject({
      guid: Guid,
      day: Day,
      code: Code,
      minutes: Minutes,
      minutes_from: MinutesFrom.default(null),
    }),
    status: 201,
    response: Activity,
    errors: ['LIMIT_REACHED', 'UNIQUE'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/activity/{guid}',
    access: 'user',
    summary: 'Changes movement that was recorded by hand.',
    params,
    body: z.strictObject({ day: Day, code: Code, minutes: Minutes, minutes_from: MinutesFrom }).partial(),
    status: 200,
    response: Activity,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/activity/{guid}',
    access: 'user',
    summary: 'Removes movement.',
    params,
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
}

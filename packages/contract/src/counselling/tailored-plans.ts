import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, listOf, longText, Timestamp } from '#contract/kernel/fields.ts'
import { CONSULTATION_WRITES_PER_HOUR, TAILORED_DAYS_MAX, TAILORED_NOTE_MAX } from './limits.ts'

const Day = z.iso.date()

/** A plan made for a client. */
export const TailoredPlan = z
  .object({
    guid: Guid,
    consultation: Guid,
    name: z.string(),
    note: z.string(),
    nutritionist: z.string(),
    /** Its days that have something. */
    days: z.array(Day),
    accepted_days: z.array(Day),
    /** The plan of the client that the days were taken over into. */
    accepted_into: Guid.nullable(),
    declined_at: Timestamp.nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'TailoredPlan' })
export type TailoredPlan = z.infer<typeof TailoredPlan>

const Dish = z.object({
  guid: Guid,
  meal_type: z.enum(MEAL_TYPES),
  name: z.string(),
  /** Of the client; null where they have none of it. */
  portions: z.number().nullable(),
})

/** A day of it beside the same day of the client’s own plan. */
export const PlanDifference = z
  .object({
    day: Day,
    is_accepted: z.boolean(),
    proposed: z.array(Dish),
    /** What is there now, and goes where the day is taken over. */
    present: z.array(Dish),
  })
  .meta({ id: 'PlanDifference' })
export type PlanDifference = z.infer<typeof PlanDifference>

const params = z.object({ guid: Guid })

export const tailoredPlans = {
  list: endpoint({
    method: 'GET',
    path: '/tailored_plan',
    access: 'user',
    summary: 'Plans that a nutritionist made for the person, the latest first.',
    query: z.strictObject({}),
    status: 200,
    response: listOf(TailoredPlan),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  difference: endpoint({
    method: 'GET',
    path: '/tailored_plan/{guid}/difference',
    access: 'user',
    cost: 'dear',
    summary: 'What taking over a plan would change in a plan of one’s own (`into`), day by day.',
    params,
    query: z.strictObject({ into: Guid }),
    status: 200,
    response: z.object({ days: z.array(PlanDifference) }),
    errors: ['INCORRECT_QUERY_PARAMS', 'NOT_FOUND', 'MEALPLAN_NOT_FOUND', 'NO_PREMIUM', 'SERVICE_UNAVAILABLE'],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/tailored_plan/{guid}/accept',
    access: 'user',
    summary: 'Takes days of a plan over into a plan of one’s own, in place of what is there: all of them or none.',
    rate_limits: [{ by: 'user', attempts: CONSULTATION_WRITES_PER_HOUR, seconds: 3600 }],
    params,
    body: z.strictObject({ into: Guid, days: z.array(Day).min(1).max(TAILORED_DAYS_MAX) }),
    status: 200,
    response: TailoredPlan,
    errors: ['NOT_FOUND', 'MEALPLAN_NOT_FOUND', 'NO_PREMIUM', 'LIMIT_REACHED', 'EMPTY_DAY', 'CHANGED_ELSEWHERE'],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/tailored_plan/{guid}/decline',
    access: 'user',
    summary: 'Asks for another plan instead of one of which no day was taken over; the nutritionist may make one.',
    params,
    status: 200,
    response: TailoredPlan,
    errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE'],
  }),
  propose: endpoint({
    method: 'POST',
    path: '/admin/consultation/{guid}/plan',
    access: 'admin',
    summary:
      'Gives a meal plan that the nutritionist made, and has assigned to nobody, to the client of their consultation; told by mail. LIMIT_REACHED where the order includes no more.',
    params,
    body: z.strictObject({ meal_plan: Guid, note: longText(TAILORED_NOTE_MAX).default('') }),
    status: 201,
    response: TailoredPlan,
    errors: ['NOT_FOUND', 'MEALPLAN_NOT_FOUND', 'EMPTY_MEAL_PLAN', 'LIMIT_REACHED', 'UNIQUE'],
  }),
}

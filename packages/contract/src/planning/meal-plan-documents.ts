import { z } from 'zod'
import { type Download, endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, Timestamp } from '#contract/kernel/fields.ts'
import { MEAL_PLAN_FILES_PER_HOUR, MEAL_PLAN_MAILS_PER_HOUR } from '#contract/planning/limits.ts'
import { PlanDay } from './meal-plan-fields.ts'

const params = z.object({ guid: Guid })
const ofPlan = { params, access: 'user', not_found: 'MEALPLAN_NOT_FOUND' } as const
const CODES = ['MEALPLAN_NOT_FOUND', 'NO_PREMIUM'] as const

/** The secret address of a plan's calendar. */
export const CalendarFeed = z
  .object({
    /** When the present address was made; null where there is none. */
    created_at: Timestamp.nullable(),
    /** Answered once, when it is made: only a hash of its token is kept. */
    url: z.string().nullable(),
  })
  .meta({ id: 'CalendarFeed' })
export type CalendarFeed = z.infer<typeof CalendarFeed>

/** A meal plan outside the product: on paper, by e-mail, in a calendar. */
export const mealPlanDocuments = {
  pdf: endpoint({
    ...ofPlan,
    method: 'GET',
    path: '/meal_plan/{guid}/pdf',
    summary: 'The days of a range (by default this week) as a PDF to print, a week on a landscape A4 page.',
    rate_limits: [{ by: 'user', attempts: MEAL_PLAN_FILES_PER_HOUR, seconds: 3600 }],
    query: z.strictObject({ from: PlanDay.optional(), to: PlanDay.optional() }),
    status: 200,
    media_type: 'application/pdf',
    response: z.custom<Download>(),
    errors: [...CODES, 'EMPTY_MEAL_PLAN', 'SERVICE_UNAVAILABLE', 'INCORRECT_QUERY_PARAMS'],
  }),
  email: endpoint({
    ...ofPlan,
    method: 'POST',
    path: '/meal_plan/{guid}/email',
    summary: 'Sends the days of a range (by default this week) to the e-mail address of the account.',
    rate_limits: [{ by: 'user', attempts: MEAL_PLAN_MAILS_PER_HOUR, seconds: 3600 }],
    body: z.strictObject({ from: PlanDay.optional(), to: PlanDay.optional() }),
    status: 204,
    response: z.void(),
    errors: [...CODES, 'EMPTY_MEAL_PLAN', 'INCORRECT_QUERY_PARAMS', 'EMAIL_NOT_SENT'],
  }),
  calendar: endpoint({
    ...ofPlan,
    method: 'GET',
    path: '/meal_plan/{guid}/calendar',
    summary: 'Whether one has a secret calendar address of this plan.',
    status: 200,
    response: CalendarFeed,
    errors: CODES,
  }),
  createCalendar: endpoint({
    ...ofPlan,
    method: 'POST',
    path: '/meal_plan/{guid}/calendar',
    summary: 'Makes a secret calendar address of this plan; a former one stops working.',
    status: 201,
    response: CalendarFeed,
    errors: CODES,
  }),
  removeCalendar: endpoint({
    ...ofPlan,
    method: 'DELETE',
    path: '/meal_plan/{guid}/calendar',
    summary: 'Ends the secret calendar address.',
    status: 204,
    response: z.void(),
    errors: ['MEALPLAN_NOT_FOUND'],
  }),
  feed: endpoint({
    method: 'GET',
    path: '/meal_plan_calendar/{token}',
    access: 'public',
    cost: 'dear',
    summary: 'The plan as a calendar (iCalendar), for whoever has its secret address; from a month ago on.',
    params: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) }),
    not_found: 'MEALPLAN_NOT_FOUND',
    status: 200,
    media_type: 'text/calendar',
    response: z.custom<Download>(),
    errors: ['MEALPLAN_NOT_FOUND'],
  }),
}

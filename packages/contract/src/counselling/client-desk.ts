import { CLIENT_WAITING } from '@zivina/domain/counselling/client-waiting'
import { CONSULTATION_STATES } from '@zivina/domain/counselling/consultation-states'
import { CONSULTATION_PLACES } from '@zivina/domain/counselling/places'
import { z } from 'zod'
import { type Download, endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, listOf, PageParameter, SearchText, Timestamp } from '#contract/kernel/fields.ts'
import { ConsultationOpening } from './consultation-openings.ts'
import { CONSULTATION_WRITES_PER_HOUR } from './limits.ts'
import { PlanDifference, TailoredPlan } from './tailored-plans.ts'

const Day = z.iso.date()

/** A client in the list of their nutritionist. */
export const DeskClient = z
  .object({
    guid: Guid,
    name: z.string(),
    email: z.string(),
    /** When the next consultation begins; null where none is ahead. */
    next_begins: Timestamp.nullable(),
    /** What the nutritionist is to do. */
    waiting: z.array(z.enum(CLIENT_WAITING)),
  })
  .meta({ id: 'DeskClient' })
export type DeskClient = z.infer<typeof DeskClient>

/** A consultation as the desk shows it. */
export const DeskConsultation = z
  .object({
    guid: Guid,
    client: z.object({ guid: Guid, name: z.string() }),
    service_name: z.string(),
    state: z.enum(CONSULTATION_STATES),
    begins: Timestamp.nullable(),
    ends: Timestamp.nullable(),
    place: z.enum(CONSULTATION_PLACES).nullable(),
    meeting_url: z.string(),
    /** What the client wants to talk of. */
    note: z.string(),
    /** What was agreed. */
    summary: z.string(),
    reason: z.string(),
    follow_up_on: Day.nullable(),
    is_follow_up_done: z.boolean(),
    /** How many tailored plans it still includes. */
    plans_left: z.number().int(),
    created_at: Timestamp,
  })
  .meta({ id: 'DeskConsultation' })
export type DeskConsultation = z.infer<typeof DeskConsultation>

/** A client's card, without what only a consent shows. */
export const ClientCard = z
  .object({
    client: z.object({ guid: Guid, name: z.string(), email: z.string(), entry_consultation_performed: z.boolean() }),
    /** Those with the nutritionist who asks, the latest first. */
    consultations: z.array(DeskConsultation),
    plans: z.array(TailoredPlan),
  })
  .meta({ id: 'ClientCard' })
export type ClientCard = z.infer<typeof ClientCard>

const params = z.object({ guid: Guid })

/** The desk of a nutritionist: own clients alone. */
export const clientDesk = {
  list: endpoint({
    method: 'GET',
    path: '/admin/client',
    access: 'admin',
    cost: 'dear',
    summary:
      'The clients of the nutritionist who asks: those for whom something waits in front, then by their next term. NOT_FOUND for those who do not counsel.',
    query: z.strictObject({ page: PageParameter, search: SearchText.optional() }),
    status: 200,
    response: listOf(DeskClient),
    errors: ['INCORRECT_QUERY_PARAMS', 'NOT_FOUND', 'SERVICE_UNAVAILABLE'],
  }),
  card: endpoint({
    method: 'GET',
    path: '/admin/client/{guid}',
    access: 'admin',
    summary:
      'A client of the nutritionist who asks: their consultations and the plans made for them, and no data about health.',
    params,
    status: 200,
    response: ClientCard,
    errors: ['NOT_FOUND'],
  }),
  week: endpoint({
    method: 'GET',
    path: '/admin/counselling_week',
    access: 'admin',
    summary:
      'Seven days of the nutritionist who asks, from a day on by the calendar in Prague: open times and consultations.',
    query: z.strictObject({ from: Day }),
    status: 200,
    response: z.object({ openings: z.array(ConsultationOpening), consultations: z.array(DeskConsultation) }),
    errors: ['INCORRECT_QUERY_PARAMS', 'NOT_FOUND'],
  }),
  followUp: endpoint({
    method: 'PATCH',
    path: '/admin/consultation/{guid}/follow_up',
    access: 'admin',
    summary:
      'Says that the check which a consultation of the nutritionist has on a day is done with, or that it is not. CHANGED_ELSEWHERE where it is on another day by now.',
    rate_limits: [{ by: 'user', attempts: CONSULTATION_WRITES_PER_HOUR * 4, seconds: 3600 }],
    params,
    body: z.strictObject({ due_on: Day, is_done: z.boolean() }),
    status: 200,
    response: DeskConsultation,
    errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE'],
  }),
  difference: endpoint({
    method: 'GET',
    path: '/admin/consultation/{guid}/difference',
    access: 'admin',
    cost: 'dear',
    summary:
      'What a plan that the nutritionist made would change in a plan of the client (`into`), day by day. The look is recorded and shown to the client; without their consent to show plans only what is proposed is answered.',
    params,
    query: z.strictObject({ meal_plan: Guid, into: Guid.optional() }),
    status: 200,
    response: z.object({
      /** Whether the days of the client’s plan are beside it. */
      is_compared: z.boolean(),
      days: z.array(PlanDifference),
    }),
    errors: ['INCORRECT_QUERY_PARAMS', 'NOT_FOUND', 'MEALPLAN_NOT_FOUND', 'SERVICE_UNAVAILABLE'],
  }),
  summary: endpoint({
    method: 'GET',
    path: '/consultation/{guid}/summary',
    access: 'user',
    summary:
      'What was agreed in a consultation that took place, when a check is due and the plans made for it, as a PDF: for its client and its nutritionist.',
    rate_limits: [{ by: 'user', attempts: CONSULTATION_WRITES_PER_HOUR, seconds: 3600 }],
    params,
    status: 200,
    media_type: 'application/pdf',
    response: z.custom<Download>(),
    errors: ['SERVICE_UNAVAILABLE'],
  }),
}

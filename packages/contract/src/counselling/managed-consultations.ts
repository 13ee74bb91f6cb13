import { CONSULTATION_STATES } from '@zivina/domain/counselling/consultation-states'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, listOf, longText, PageParameter, PageUrl } from '#contract/kernel/fields.ts'
import { REASON_MAX, REASON_MIN, SOURCE_URL_MAX } from '#contract/kernel/limits.ts'
import { Consultation } from './consultation.ts'
import { CONSULTATION_SUMMARY_MAX } from './limits.ts'

/** A consultation as its nutritionist sees it. */
export const ManagedConsultation = z
  .object({ ...Consultation.shape, client: z.object({ guid: Guid, name: z.string(), email: z.string() }) })
  .meta({ id: 'ManagedConsultation' })
export type ManagedConsultation = z.infer<typeof ManagedConsultation>

const params = z.object({ guid: Guid })
const one = { access: 'admin', params, status: 200, response: ManagedConsultation } as const
const MeetingUrl = PageUrl.max(SOURCE_URL_MAX).or(z.literal(''))

/** Consultations of the nutritionist who asks; those of others are not found. */
export const managedConsultations = {
  list: endpoint({
    method: 'GET',
    path: '/admin/consultation',
    access: 'admin',
    summary: 'The consultations of the nutritionist who asks, those that begin last in front. NOT_FOUND for others.',
    query: z.strictObject({ page: PageParameter, state: z.enum(CONSULTATION_STATES).optional() }),
    status: 200,
    response: listOf(ManagedConsultation),
    errors: ['INCORRECT_QUERY_PARAMS', 'NOT_FOUND'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/admin/consultation/{guid}/confirm',
    ...one,
    summary:
      'Confirms a consultation, takes the money that is held and tells the client by mail. The same again changes the address of the call.',
    body: z.strictObject({ meeting_url: MeetingUrl }),
    errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE'],
  }),
  callOff: endpoint({
    method: 'POST',
    path: '/admin/consultation/{guid}/call_off',
    ...one,
    summary:
      'Calls a consultation off; the client chooses another term or the money by a mail. The same again answers the same.',
    body: z.strictObject({ reason: longText(REASON_MAX).min(REASON_MIN) }),
    errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE'],
  }),
  complete: endpoint({
    method: 'POST',
    path: '/admin/consultation/{guid}/complete',
    ...one,
    summary:
      'Says that a consultation took place, what was agreed, when a check is due, and whether it was the client’s entry consultation. Again it changes that.',
    body: z.strictObject({
      summary: longText(CONSULTATION_SUMMARY_MAX),
      follow_up_on: z.iso.date().nullable(),
      entry_consultation_performed: z.boolean(),
    }),
    errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE'],
  }),
}

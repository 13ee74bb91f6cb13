import { CONSULTATION_PLACES, COVERS } from '@zivina/domain/counselling/places'
import { z } from 'zod'
import { PAYMENT_CHECKS_PER_HOUR } from '#contract/commerce/limits.ts'
import { Buyer } from '#contract/commerce/order.ts'
import { type Download, endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, limitAndOffset, listOf, longText, Timestamp } from '#contract/kernel/fields.ts'
import { GivenMoney } from '#contract/kernel/money.ts'
import { Consultation, CounsellingService, FreeTerm } from './consultation.ts'
import { CONSULTATION_NOTE_MAX, CONSULTATION_WRITES_PER_HOUR, CONSULTATIONS_PER_PAGE } from './limits.ts'
import { Nutritionist } from './nutritionists.ts'

const Term = z.strictObject({ begins: Timestamp, place: z.enum(CONSULTATION_PLACES) })

export const NewConsultation = z.strictObject({
  /** Made by the client, so that the same order sent again is the same order. */
  guid: Guid,
  service: Guid,
  nutritionist: Guid,
  /** Null for a service that has no term. */
  term: Term.nullable(),
  note: longText(CONSULTATION_NOTE_MAX).default(''),
  /** The version of the consent to data about health that was ticked beside the note; without it no note is taken. */
  note_consent: z.string().max(40).nullable().default(null),
  /** What the person saw and agreed with; null where something covers it. */
  payment: z
    .strictObject({
      price: GivenMoney,
      vat_rate: z.number().int().min(0).max(100),
      buyer: Buyer,
    })
    .nullable(),
  terms_version: z.string().max(40),
})
export type NewConsultation = z.output<typeof NewConsultation>

const params = z.object({ guid: Guid })
const rate_limits = [{ by: 'user', attempts: CONSULTATION_WRITES_PER_HOUR, seconds: 3600 }] as const

/** Consultations, as their clients order and have them. */
export const consultations = {
  services: endpoint({
    method: 'GET',
    path: '/counselling',
    access: 'public',
    summary: 'The services of the counselling with their terms, and who counsels.',
    query: z.strictObject({}),
    status: 200,
    response: z.object({ services: z.array(CounsellingService), nutritionists: z.array(Nutritionist) }),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  terms: endpoint({
    method: 'GET',
    path: '/consultation_term',
    access: 'public',
    summary: 'Free terms of a service in the four weeks from a day on, in their order.',
    cost: 'dear',
    query: z.strictObject({ service: Guid, from: z.iso.date() }),
    status: 200,
    response: listOf(FreeTerm),
    errors: ['INCORRECT_QUERY_PARAMS', 'NOT_FOUND', 'SERVICE_UNAVAILABLE'],
  }),
  offer: endpoint({
    method: 'GET',
    path: '/consultation/offer',
    access: 'user',
    summary: 'What a service would cost the person: its price, or what covers it; and the terms to agree with.',
    query: z.strictObject({ service: Guid }),
    status: 200,
    response: z.object({
      service: CounsellingService,
      covered_by: z.enum(COVERS).nullable(),
      terms_version: z.string(),
      /** Of the consent that a note needs. */
      note_consent_version: z.string(),
    }),
    errors: ['INCORRECT_QUERY_PARAMS', 'NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/consultation',
    access: 'user',
    summary:
      'Orders a service: its term waits a quarter of an hour for the payment at `gw_url`, which is held until the nutritionist confirms. A note needs the consent to data about health (`accept` at `note_consent`). TERM_TAKEN where it is not free. The same guid again is the same order.',
    rate_limits: [...rate_limits, { by: 'address', attempts: CONSULTATION_WRITES_PER_HOUR * 4, seconds: 3600 }],
    body: NewConsultation,
    status: 201,
    response: Consultation,
    errors: [
      'NOT_FOUND',
      'UNIQUE',
      'TERM_TAKEN',
      'PRICE_CHANGED',
      'TERMS_CHANGED',
      'LIMIT_REACHED',
      'PURCHASE_CANCELLED',
      'SERVICE_UNAVAILABLE',
    ],
  }),
  list: endpoint({
    method: 'GET',
    path: '/consultation',
    access: 'user',
    summary: 'One’s own consultations, the latest first.',
    query: z.strictObject(limitAndOffset(CONSULTATIONS_PER_PAGE)),
    status: 200,
    response: listOf(Consultation),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  noteConsent: endpoint({
    method: 'GET',
    path: '/consultation/note_consent',
    access: 'user',
    summary:
      'When one agreed that the counselling reads what one writes about one’s health; null where no consent is in force.',
    query: z.strictObject({}),
    status: 200,
    response: z.object({ given_at: Timestamp.nullable() }),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  withdrawNoteConsent: endpoint({
    method: 'DELETE',
    path: '/consultation/note_consent',
    access: 'user',
    summary:
      'Takes that consent back, which deletes every note; the consultations stay. The same again changes nothing.',
    status: 204,
    response: z.void(),
    errors: [],
  }),
  check: endpoint({
    method: 'POST',
    path: '/consultation/{guid}/check',
    access: 'user',
    summary: 'Reads the payment of one’s own consultation from the gateway again.',
    rate_limits: [{ by: 'user', attempts: PAYMENT_CHECKS_PER_HOUR, seconds: 3600 }],
    params,
    status: 200,
    response: Consultation,
    errors: ['NOT_FOUND', 'SERVICE_UNAVAILABLE'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/consultation/{guid}/move',
    access: 'user',
    summary:
      'Moves one’s own consultation to another free term, a day before at the latest, or after the nutritionist called it off. The nutritionist is told by mail.',
    rate_limits,
    params,
    body: z.strictObject({ nutritionist: Guid, ...Term.shape }),
    status: 200,
    response: Consultation,
    errors: ['NOT_FOUND', 'TERM_TAKEN', 'NOT_MOVABLE'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/consultation/{guid}/cancel',
    access: 'user',
    summary:
      'Cancels one’s own consultation. The money goes back where `is_refunded` said so; the person sends what they saw. The same again answers the same.',
    rate_limits,
    params,
    body: z.strictObject({ is_refunded: z.boolean() }),
    status: 200,
    response: Consultation,
    errors: ['NOT_FOUND', 'NOT_CANCELLABLE', 'CHANGED_ELSEWHERE'],
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/consultation/{guid}/calendar',
    access: 'user',
    summary: 'The term of one’s own consultation as a file for a calendar (iCalendar, RFC 5545).',
    params,
    status: 200,
    media_type: 'text/calendar',
    response: z.custom<Download>(),
    errors: ['NOT_FOUND'],
  }),
}

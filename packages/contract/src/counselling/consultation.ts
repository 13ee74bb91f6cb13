import { PAYMENT_STATES } from '@zivina/domain/commerce/payment-states'
import { CONSULTATION_STATES } from '@zivina/domain/counselling/consultation-states'
import { CONSULTATION_PLACES, COVERS } from '@zivina/domain/counselling/places'
import { z } from 'zod'
import { Service } from '#contract/commerce/services.ts'
import { Guid, Timestamp } from '#contract/kernel/fields.ts'
import { Money } from '#contract/kernel/money.ts'
import { Nutritionist } from './nutritionists.ts'

const Place = z.enum(CONSULTATION_PLACES)

/** A service of the counselling. */
export const CounsellingService = z
  .object({
    ...Service.shape,
    /** How long its term lasts; null where it has none, as a tailored plan alone. */
    minutes: z.number().int().nullable(),
    places: z.array(Place),
    /** How many tailored plans and checks it includes. */
    meal_plans: z.number().int(),
    follow_ups: z.number().int(),
    is_entry: z.boolean(),
    is_follow_up: z.boolean(),
  })
  .meta({ id: 'CounsellingService' })
export type CounsellingService = z.infer<typeof CounsellingService>

/** A term that can be ordered. */
export const FreeTerm = z
  .object({ nutritionist: Nutritionist, begins: Timestamp, ends: Timestamp, places: z.array(Place) })
  .meta({ id: 'FreeTerm' })
export type FreeTerm = z.infer<typeof FreeTerm>

/** Something that a person ordered of the counselling. */
export const Consultation = z
  .object({
    guid: Guid,
    service: z.object({ guid: Guid, name: z.string() }),
    state: z.enum(CONSULTATION_STATES),
    /** Null where the nutritionist’s account is gone. */
    nutritionist: Nutritionist.nullable(),
    /** Null where it has no term. */
    begins: Timestamp.nullable(),
    ends: Timestamp.nullable(),
    place: Place.nullable(),
    /** Where to call to; empty until the nutritionist writes it. */
    meeting_url: z.string(),
    note: z.string(),
    /** What was agreed. */
    summary: z.string(),
    /** Why the nutritionist called it off. */
    reason: z.string(),
    follow_up_on: z.iso.date().nullable(),
    /** Its order and the state of its payment; null where something else covers it. */
    order: z.object({ guid: Guid, number: z.string(), state: z.enum(PAYMENT_STATES), amount: Money }).nullable(),
    covered_by: z.enum(COVERS).nullable(),
    /** Where to pay, and until when its term waits; null unless it waits. */
    gw_url: z.string().nullable(),
    held_until: Timestamp.nullable(),
    /** What can be done now, and what cancelling now would give back. */
    can_move: z.boolean(),
    can_cancel: z.boolean(),
    is_refunded: z.boolean(),
    created_at: Timestamp,
  })
  .meta({ id: 'Consultation' })
export type Consultation = z.infer<typeof Consultation>

import { TARGET_NUTRIENTS } from '@zivina/nutrition/nutrient-targets'
import { z } from 'zod'
import { NUTRIENT_TARGET_MOST, NUTRIENT_TARGETS_MAX } from '#contract/account/limits.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid } from '#contract/kernel/fields.ts'

const Day = z.iso.date()
const Figure = z.number().min(0).max(NUTRIENT_TARGET_MOST)

/** The least and the most of a nutrient for a day, in its unit; at least one of them. */
export const NutrientTarget = z
  .strictObject({
    nutrient: z.enum(TARGET_NUTRIENTS),
    /** 0 for Monday to 6 for Sunday; null for every day. One for a weekday precedes the one for every day. */
    weekday: z.number().int().min(0).max(6).nullable(),
    least: Figure.nullable(),
    most: Figure.nullable(),
  })
  .meta({ id: 'NutrientTarget' })
export type NutrientTarget = z.infer<typeof NutrientTarget>

/** A new energy target that is proposed, or was accepted; energies in kJ a day. */
export const TargetAdjustment = z
  .object({
    guid: Guid,
    day: Day,
    /** The band of the estimated expenditure. */
    expenditure_low: z.number(),
    expenditure_high: z.number(),
    /** What keeps the weight, once it is accepted. */
    measured_kilojoules: z.number(),
    /** The target of the day of the proposal, and the one before it. */
    kilojoules: z.number(),
    former_kilojoules: z.number(),
  })
  .meta({ id: 'TargetAdjustment' })
export type TargetAdjustment = z.infer<typeof TargetAdjustment>

/** The targets of one day. */
export const DayTargets = z
  .object({
    day: Day,
    /** kJ; null where nothing tells it. */
    kilojoules: z.number().nullable(),
    /** Own bounds by nutrient. */
    nutrients: z.partialRecord(
      z.enum(TARGET_NUTRIENTS),
      z.object({ least: z.number().nullable(), most: z.number().nullable() }),
    ),
  })
  .meta({ id: 'DayTargets' })
export type DayTargets = z.infer<typeof DayTargets>

export const Targets = z
  .object({
    /** Those of the day asked for, today unless another is. */
    day: DayTargets,
    /** Everything that the person set. */
    nutrients: z.array(NutrientTarget),
    /** Energy of the weekdays from Monday, kJ, and their mean; null where there is no target. */
    week: z.object({ days: z.array(z.number()), average: z.number() }).nullable(),
    /** What waits for a decision, and what holds now. */
    proposed: TargetAdjustment.nullable(),
    accepted: TargetAdjustment.nullable(),
  })
  .meta({ id: 'Targets' })
export type Targets = z.infer<typeof Targets>

const params = z.object({ guid: Guid })

/** The daily targets of a person. Facts about the body and the goal are fields of the account. */
export const targets = {
  read: endpoint({
    method: 'GET',
    path: '/user/{guid}/targets',
    access: 'user',
    summary: 'The daily targets of whoever asks, for a day and a week.',
    params,
    query: z.strictObject({ day: Day.optional() }),
    status: 200,
    response: Targets,
    errors: ['NOT_FOUND', 'INCORRECT_QUERY_PARAMS'],
  }),
  set: endpoint({
    method: 'POST',
    path: '/user/{guid}/targets',
    access: 'user',
    summary: 'Sets all own targets of nutrients anew; the list replaces the former one.',
    params,
    body: z.strictObject({ nutrients: z.array(NutrientTarget).max(NUTRIENT_TARGETS_MAX) }),
    status: 200,
    response: Targets,
    errors: ['NOT_FOUND', 'UNIQUE'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/user/{guid}/targets/adjustment',
    access: 'user',
    summary: 'Accepts or declines a proposed energy target.',
    params,
    body: z.strictObject({ adjustment: Guid, decision: z.enum(['accepted', 'declined']) }),
    status: 200,
    response: Targets,
    errors: ['NOT_FOUND'],
  }),
  goBack: endpoint({
    method: 'DELETE',
    path: '/user/{guid}/targets/adjustment',
    access: 'user',
    summary: 'Goes back to the computed target.',
    params,
    status: 200,
    response: Targets,
    errors: ['NOT_FOUND'],
  }),
}

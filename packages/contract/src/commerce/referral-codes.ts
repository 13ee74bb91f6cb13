import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { countedListOf, Guid, listOf, oneLine, PageParameter, SearchText, Timestamp } from '#contract/kernel/fields.ts'
import {
  PRICE_MAX,
  REFERRAL_CODE_CHECKS_PER_HOUR,
  REFERRAL_NOTE_MAX,
  REFERRAL_USES_MAX,
} from '#contract/kernel/limits.ts'

const Day = z.iso.date()
const Haler = z.int().min(0).max(PRICE_MAX)

/** A code as it is stored and compared: capital letters of ASCII, digits and hyphens. */
const CodeText = z
  .string()
  .max(60)
  .overwrite((text) => text.trim().toUpperCase())
  .regex(/^[A-Z0-9](?:[A-Z0-9-]{1,28})[A-Z0-9]$/)

const Person = z.object({ guid: Guid, username: z.string(), name: z.string() })

/** What is taken off: percent or haléře, the other one is null. */
const Value = { percent: z.number().int().nullable(), amount: z.number().int().nullable() }

/** A discount code as the administration manages it. */
export const ReferralCode = z
  .object({
    guid: Guid,
    code: z.string(),
    ...Value,
    /** The creator who recommends; null where the code is ours. */
    creator: Person.nullable(),
    /** The first and the last day, which counts; null where it does not end. */
    valid_from: Day,
    valid_to: Day.nullable(),
    /** How often it can be used; null without a limit. */
    usage_limit: z.number().int().nullable(),
    uses: z.number().int(),
    note: z.string(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'ReferralCode' })
export type ReferralCode = z.infer<typeof ReferralCode>

/** A payment that a code lowered, in haléře. */
export const DiscountedPayment = z
  .object({
    guid: Guid,
    order: Guid,
    code: z.string(),
    creator: Person.nullable(),
    amount_before: z.number().int(),
    amount_after: z.number().int(),
    created_at: Timestamp,
  })
  .meta({ id: 'DiscountedPayment' })
export type DiscountedPayment = z.infer<typeof DiscountedPayment>

/** How often a code was used in some days, and what that came to in haléře. */
export const ReferralStatistics = z
  .object({
    guid: Guid,
    code: z.string(),
    creator: Person.nullable(),
    uses: z.number().int(),
    amount_before: z.number().int(),
    amount_after: z.number().int(),
    last_used_at: Timestamp.nullable(),
  })
  .meta({ id: 'ReferralStatistics' })
export type ReferralStatistics = z.infer<typeof ReferralStatistics>

const Fields = z.strictObject({
  percent: z.int().min(1).max(100).nullable(),
  amount: z.int().min(1).max(PRICE_MAX).nullable(),
  creator: Guid.nullable(),
  valid_from: Day,
  valid_to: Day.nullable(),
  usage_limit: z.int().min(1).max(REFERRAL_USES_MAX).nullable(),
  note: oneLine(REFERRAL_NOTE_MAX),
})
const ReferralCodeDraft = Fields.partial().extend({ code: CodeText })
export type ReferralCodeDraft = z.output<typeof ReferralCodeDraft>
/** `updated_at` is that of the code as the administrator saw it. */
const ReferralCodePatch = Fields.partial().extend({ updated_at: Timestamp.optional() })
export type ReferralCodePatch = z.output<typeof ReferralCodePatch>

/** Which codes: `running` can be used today, `coming` begin later, `over` are past their last day or used up. */
export const REFERRAL_STATES = ['running', 'coming', 'over'] as const
export type ReferralState = (typeof REFERRAL_STATES)[number]

const params = z.object({ guid: Guid })

export const referralCodes = {
  list: endpoint({
    method: 'GET',
    path: '/referral_code',
    access: 'admin',
    cost: 'dear',
    summary: 'Discount codes, the newest first; of one creator, in one state, or that begin with a text.',
    query: z.strictObject({
      page: PageParameter,
      creator: Guid.optional(),
      state: z.enum(REFERRAL_STATES).optional(),
      search: SearchText.default(''),
    }),
    status: 200,
    response: countedListOf(ReferralCode),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/referral_code',
    access: 'admin',
    summary: 'Adds a code: percent or a fixed amount, from today unless it says otherwise.',
    body: ReferralCodeDraft,
    status: 201,
    response: ReferralCode,
    errors: ['NOT_FOUND', 'UNIQUE'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/referral_code/{guid}',
    access: 'admin',
    summary: 'Changes what a code gives from now on; payments that it lowered stay.',
    params,
    body: ReferralCodePatch,
    status: 200,
    response: ReferralCode,
    errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/referral_code/{guid}',
    access: 'admin',
    summary: 'Deletes a code that lowered no payment; end others by their last day.',
    params,
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND', 'PROTECTED'],
  }),
  check: endpoint({
    method: 'POST',
    path: '/referral_code/check',
    access: 'user',
    summary:
      'What a code takes off a price. One that does not exist, is over or used up, or is the person’s own is unknown alike.',
    rate_limits: [
      { by: 'user', attempts: REFERRAL_CODE_CHECKS_PER_HOUR, seconds: 3600 },
      { by: 'address', attempts: 3 * REFERRAL_CODE_CHECKS_PER_HOUR, seconds: 3600 },
    ],
    /** `price` in haléře. */
    body: z.strictObject({ code: z.string().max(60), price: Haler }),
    status: 200,
    response: z
      .object({ code: z.string(), ...Value, amount_before: Haler, amount_after: Haler })
      .meta({ id: 'CheckedCode' }),
    errors: ['INVALID_REFERRAL_CODE'],
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/referral_code/statistics',
    access: 'affiliate',
    cost: 'dear',
    summary:
      'How often codes were used in some days, the most used first: all codes for admins, one’s own for affiliates.',
    query: z.strictObject({ page: PageParameter, creator: Guid.optional(), from: Day.optional(), to: Day.optional() }),
    status: 200,
    response: listOf(ReferralStatistics).extend({
      /** Of all codes together, also those on other pages. */
      totals: z.object({ uses: z.number().int(), amount_before: z.number().int(), amount_after: z.number().int() }),
    }),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  payments: endpoint({
    method: 'GET',
    path: '/admin/discounted_payment',
    access: 'admin',
    summary: 'Payments that codes lowered, the newest first; of one code or one creator.',
    query: z.strictObject({ page: PageParameter, code: Guid.optional(), creator: Guid.optional() }),
    status: 200,
    response: countedListOf(DiscountedPayment),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
}

import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { WEEKDAY_CHANGE_MOST, WEEKDAYS } from '@zivina/nutrition/daily-energy'
import { ACTIVITIES, SEXES, TARGET_GOALS, TARGET_LIMITS } from '@zivina/nutrition/targets'
import { z } from 'zod'
import { BODY_RANGES, GOAL_PACE } from '#contract/account/limits.ts'
import { type Download, endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, ImageUrl, oneLine, Timestamp } from '#contract/kernel/fields.ts'
import { Username } from './accounts.ts'
import { REFUSABLE_MAILS } from './mail-kinds.ts'
import { PLANS } from './plans.ts'
import { userAccess } from './user-access.ts'

/** Settings that a person can switch. */
export const SETTINGS = [
  'dont_save_modification',
  'calorie_bar_hidden',
  'cart_ingredients_wrapped',
  'kilojoules_first',
  'numbers_hidden',
] as const
const Day = z.iso.date()
const WeekdayKilojoules = z.array(z.number().min(-WEEKDAY_CHANGE_MOST).max(WEEKDAY_CHANGE_MOST)).length(WEEKDAYS.length)

/** The fields of their account that a person may change. */
export const UserPatch = z
  .strictObject({
    username: Username,
    /** Address of a picture that the person uploaded into `users/{guid}`; null removes it. */
    image: z.string().max(2000).nullable(),
    full_name: oneLine(100),
    street: oneLine(120),
    city: oneLine(80),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .or(z.literal('')),
    postal_code: oneLine(12),
    ico: z
      .string()
      .regex(/^\d{8}$/)
      .or(z.literal('')),
    dic: z
      .string()
      .regex(/^[A-Z]{2}[A-Z0-9]{2,12}$/)
      .or(z.literal('')),
    height: z.number().min(BODY_RANGES.height.min).max(BODY_RANGES.height.max).nullable(),
    weight: z.number().min(BODY_RANGES.weight.min).max(BODY_RANGES.weight.max).nullable(),
    sex: z.enum(SEXES).nullable(),
    birth_date: Day.nullable(),
    activity: z.enum(ACTIVITIES).nullable(),
    target_goal: z.enum(TARGET_GOALS).nullable(),
    pregnant_or_breastfeeding: z.boolean(),
    /** Kilograms that the person wants to weigh, and kilograms a week towards that; without a pace the usual share of energy changes. */
    goal_weight: z.number().min(BODY_RANGES.weight.min).max(BODY_RANGES.weight.max).nullable(),
    goal_pace: z.number().min(GOAL_PACE.min).max(GOAL_PACE.max).nullable(),
    /** kJ that each weekday has more or less than the target, from Monday; null for the same every day. */
    weekday_kilojoules: WeekdayKilojoules.nullable(),
    /** Whether a new target is proposed from weighing and diary. */
    weekly_adjustment: z.boolean(),
    /** Whether recorded movement is added to the target of its day. */
    activities_added: z.boolean(),
    /** Allergens to warn of. */
    allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length),
    tutorial_finished: z.boolean(),
    settings: z.array(z.enum(SETTINGS)).max(SETTINGS.length),
    newsletter: z.boolean(),
    mail_opt_outs: z.array(z.enum(REFUSABLE_MAILS)).max(REFUSABLE_MAILS.length),
    health_data_consent: z.boolean(),
  })
  .partial()
export type UserPatch = z.infer<typeof UserPatch>

/** How a daily target was computed, step by step; energies in kJ. Null while a required value is unknown. */
export const TargetReasoning = z
  .object({
    basal_kilojoules: z.number(),
    activity_factor: z.number(),
    maintenance_kilojoules: z.number(),
    /** Whether the energy that keeps the weight was measured, as the person accepted it. */
    is_measured: z.boolean(),
    goal_kilojoules: z.number(),
    floor_kilojoules: z.number(),
    /** Why the target differs from what the goal gives. */
    limited_by: z.enum(TARGET_LIMITS).nullable(),
  })
  .meta({ id: 'TargetReasoning' })

export const User = z
  .object({
    guid: Guid,
    email: z.string(),
    email_verified: z.boolean(),
    username: z.string(),
    image: ImageUrl.nullable(),
    full_name: z.string(),
    street: z.string(),
    city: z.string(),
    country: z.string(),
    postal_code: z.string(),
    ico: z.string(),
    dic: z.string(),
    created_at: Timestamp,
    updated_at: Timestamp,
    /** Lines left to buy on all shopping lists, those shared with the person too. */
    cart_count: z.number().int(),
    favorites: z.array(Guid),
    filters: z.array(Guid),
    tutorial_finished: z.boolean(),
    registration_platform: z.string(),
    registration_method: z.string(),
    settings: z.array(z.enum(SETTINGS)),
    height: z.number().nullable(),
    weight: z.number().nullable(),
    sex: z.enum(SEXES).nullable(),
    birth_date: Day.nullable(),
    activity: z.enum(ACTIVITIES).nullable(),
    target_goal: z.enum(TARGET_GOALS).nullable(),
    pregnant_or_breastfeeding: z.boolean(),
    goal_weight: z.number().nullable(),
    goal_pace: z.number().nullable(),
    weekday_kilojoules: z.array(z.number()).nullable(),
    weekly_adjustment: z.boolean(),
    activities_added: z.boolean(),
    allergens: z.array(z.enum(ALLERGENS)),
    /** The target of today: weekdays and own bounds of the energy are in it. */
    daily_kilojoules: z.number().nullable(),
    daily_calories: z.number().nullable(),
    target_reasoning: TargetReasoning.nullable(),
    watch_pairing: z.string().nullable(),
    plan: z.enum(PLANS),
    has_active_order: z.boolean(),
    entry_consultation_performed: z.boolean(),
    premium_plus_expiry_date: Day.nullable(),
    platforms: z.array(z.string()),
    active_from: Day.nullable(),
    expiry_date: Day.nullable(),
    meal_plans: z.array(Guid),
    premium: z.object({ kilojoules: z.number().nullable(), calories: z.number().nullable() }).nullable(),
    newsletter: z.boolean(),
    mail_opt_outs: z.array(z.enum(REFUSABLE_MAILS)),
    health_data_consent: z.boolean(),
    terms_version: z.string().nullable(),
    totp_enabled: z.boolean(),
    /** False for an account that logs in through another service and has no password yet. */
    has_password: z.boolean(),
    /** When the account will be deleted, after its owner requested that. */
    deletion_at: Timestamp.nullable(),
    is_premium: z.boolean(),
    is_admin: z.boolean(),
    is_super_admin: z.boolean(),
    is_affiliate: z.boolean(),
    is_banned: z.boolean(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

/** What an admin who looks at the account does not see: facts about the body, what follows from them, and a secret. */
const UNSEEN = {
  height: null,
  weight: null,
  sex: null,
  birth_date: null,
  activity: null,
  target_goal: null,
  pregnant_or_breastfeeding: false,
  goal_weight: null,
  goal_pace: null,
  weekday_kilojoules: null,
  weekly_adjustment: false,
  activities_added: false,
  allergens: [],
  daily_kilojoules: null,
  daily_calories: null,
  target_reasoning: null,
  premium: null,
  watch_pairing: null,
} as const satisfies Partial<User>

const params = z.object({ guid: Guid })
const Password = z.string().min(1).max(1024)
const nothing = { status: 204, response: z.void() } as const

export const users = {
  detail: endpoint({
    method: 'GET',
    path: '/user/{guid}',
    access: 'user',
    summary: 'The account of whoever asks.',
    seen: UNSEEN,
    params,
    status: 200,
    response: User,
    errors: ['NOT_FOUND'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/user/{guid}',
    access: 'user',
    summary: 'Changes fields of the own account, or its settings; targets follow.',
    params,
    body: UserPatch,
    status: 200,
    response: User,
    errors: ['NOT_FOUND', 'IMAGEKIT'],
  }),
  ...userAccess,
  data: endpoint({
    method: 'GET',
    path: '/user/{guid}/data',
    access: 'user',
    summary: 'Everything that is kept of a person, as a ZIP of JSON files and photos.',
    rate_limits: [{ by: 'address', attempts: 10, seconds: 3600 }],
    params,
    status: 200,
    media_type: 'application/zip',
    response: z.custom<Download>(),
    errors: ['NOT_FOUND'],
  }),
  requestDeletion: endpoint({
    method: 'POST',
    path: '/user/{guid}/deletion',
    access: 'user',
    summary: 'Asks for the account’s end after the days of grace.',
    rate_limits: [{ by: 'address', attempts: 10, seconds: 600 }],
    params,
    body: z.strictObject({ current_password: Password }),
    ...nothing,
    errors: ['NOT_FOUND', 'WRONG_PASSWORD'],
  }),
  cancelDeletion: endpoint({
    method: 'DELETE',
    path: '/user/{guid}/deletion',
    access: 'user',
    summary: 'Takes the request for deletion back.',
    params,
    ...nothing,
    errors: ['NOT_FOUND'],
  }),
}

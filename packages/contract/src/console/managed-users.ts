import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, longText, oneLine, Timestamp } from '#contract/kernel/fields.ts'
import { NOTIFICATION_TEXT_MAX, NOTIFICATION_TITLE_MAX, REASON_MAX, REASON_MIN } from '#contract/kernel/limits.ts'
import { UserShort } from './short-lists.ts'

const Day = z.iso.date()

/** What an administrator sees of an account: nothing of its health data, and no address that it logged in from. */
export const UserAdminInfo = z
  .object({
    ...UserShort.shape,
    email_verified: z.boolean(),
    registration_platform: z.string(),
    registration_method: z.string(),
    terms_version: z.string().nullable(),
    newsletter: z.boolean(),
    has_password: z.boolean(),
    totp_enabled: z.boolean(),
    /** When the account will be deleted, after its owner requested that. */
    deletion_at: Timestamp.nullable(),
    active_from: Day.nullable(),
    expiry_date: Day.nullable(),
    premium_plus_expiry_date: Day.nullable(),
    entry_consultation_performed: z.boolean(),
    platforms: z.array(z.string()),
    /** How many of each the person has written or sent. */
    counts: z.object({
      recipes: z.number().int(),
      ingredients: z.number().int(),
      reviews: z.number().int(),
      photo_submissions: z.number().int(),
      error_reports: z.number().int(),
    }),
    /** Why and until when the account is banned; null where it is not, or was before reasons were kept. */
    ban: z.object({ reason: z.string(), ends: Timestamp.nullable(), created_at: Timestamp }).nullable(),
    /** Devices that are logged in, the one used last first. */
    devices: z.array(z.object({ device: z.string(), used_at: Timestamp })),
    /** The latest security events, the newest first. */
    security_events: z.array(z.object({ kind: z.string(), device: z.string(), created_at: Timestamp })),
  })
  .meta({ id: 'UserAdminInfo' })
export type UserAdminInfo = z.infer<typeof UserAdminInfo>

/** Roles that a super administrator gives and takes. */
export const GIVEN_ROLES = ['admin', 'affiliate'] as const
export type GivenRole = (typeof GIVEN_ROLES)[number]

const params = z.object({ guid: Guid })
const role = {
  access: 'super_admin',
  params,
  body: z.strictObject({ role: z.enum(GIVEN_ROLES) }),
  status: 200,
  response: UserShort,
  errors: ['NOT_FOUND', 'USER_PERMISSION_DENIED'],
} as const

const reason = longText(REASON_MAX).min(REASON_MIN)

/** Accounts as the administration manages them. */
export const managedUsers = {
  adminInfo: endpoint({
    method: 'GET',
    path: '/user/admin_info',
    access: 'admin',
    summary: 'One account: its state, membership, devices, security events, and how much it has written.',
    query: z.strictObject({ user: Guid }),
    status: 200,
    response: UserAdminInfo,
    errors: ['INCORRECT_QUERY_PARAMS', 'NOT_FOUND'],
  }),
  promote: endpoint({
    method: 'PATCH',
    path: '/user/{guid}/promote',
    summary: 'Gives a person a role. Nobody changes their own; the same again changes nothing.',
    ...role,
  }),
  demote: endpoint({
    method: 'PATCH',
    path: '/user/{guid}/demote',
    summary: 'Takes a role from a person. Nobody changes their own; the person’s next call is refused already.',
    ...role,
  }),
  ban: endpoint({
    method: 'PATCH',
    path: '/user/{guid}/ban',
    access: 'admin',
    summary:
      'Bans a person: their next call is refused. Only a super administrator bans administrators; nobody bans themselves.',
    params,
    /** Without an end the ban lasts until it is lifted. */
    body: z.strictObject({ reason, ends: Timestamp.nullable() }),
    status: 200,
    response: UserShort,
    errors: ['NOT_FOUND', 'USER_PERMISSION_DENIED', 'EMAIL_NOT_SENT'],
  }),
  unban: endpoint({
    method: 'DELETE',
    path: '/user/{guid}/ban',
    access: 'admin',
    summary: 'Lifts a ban; does nothing where there is none.',
    params,
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND', 'USER_PERMISSION_DENIED'],
  }),
  resetSecondFactor: endpoint({
    method: 'PATCH',
    path: '/user/{guid}/reset_second_factor',
    access: 'admin',
    summary:
      'Turns off the second factor of somebody who lost it, after a check that the reason tells of. The person is told by e-mail.',
    params,
    body: z.strictObject({ reason }),
    status: 200,
    response: UserShort,
    errors: ['NOT_FOUND', 'USER_PERMISSION_DENIED', 'EMAIL_NOT_SENT'],
  }),
  look: endpoint({
    method: 'POST',
    path: '/user/{guid}/look',
    access: 'admin',
    summary:
      'Begins to look at an account as its owner sees it: a token for some minutes, with which nothing is changed and no data about health are read. It is recorded with its reason. Accounts of administrators are not looked at.',
    params,
    body: z.strictObject({ reason }),
    status: 200,
    response: z.object({ access: z.string(), until: Timestamp }).meta({ id: 'Look' }),
    errors: ['NOT_FOUND', 'USER_PERMISSION_DENIED'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/user/{guid}',
    access: 'admin',
    summary:
      'Asks for the end of an account in the name of its owner, after the days of grace. They are told and can take it back.',
    params,
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND', 'USER_PERMISSION_DENIED', 'EMAIL_NOT_SENT'],
  }),
  notify: endpoint({
    method: 'POST',
    path: '/user/{guid}/notify',
    access: 'admin',
    summary: 'Sends a notification to a person’s phone. No account has registered a phone yet, so none can be sent.',
    params,
    body: z.strictObject({
      title: oneLine(NOTIFICATION_TITLE_MAX).min(1),
      text: longText(NOTIFICATION_TEXT_MAX).min(1),
    }),
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND', 'NO_FIREBASE_TOKEN'],
  }),
}

import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { oneLine } from '#contract/kernel/fields.ts'
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX, USERNAME_MIN } from '#contract/kernel/limits.ts'

/** An e-mail address as a person types it; compared in lower case. */
export const Email = z.email().max(EMAIL_MAX)
/** A new password. The server also checks that it is neither common nor similar to the account's own data. */
export const NewPassword = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX)
/** A password to verify: any string of a sane length. */
const GivenPassword = z.string().min(1).max(1024)
export const Username = z
  .string()
  .trim()
  .min(USERNAME_MIN)
  .max(USERNAME_MAX)
  .regex(/^[\p{L}\p{N}._-]+$/u, 'excluded_character')
  .regex(/[\p{L}\p{N}]/u, 'invalid_format')
export const SixDigits = z.string().regex(/^\d{6}$/)

/** An access token (JWT, minutes) and a refresh token (opaque, a year, changed at each use). */
export const Tokens = z.object({ access: z.string(), refresh: z.string() }).meta({ id: 'Tokens' })

/**
 * The claims of the access token and the account's portrait; page scripts can read this cookie, but not the tokens beside it.
 */
export const TokenData = z
  .object({
    user_guid: z.guid(),
    username: z.string(),
    email: z.string(),
    /** Path inside the image host, or an absolute address. */
    image: z.string().nullable(),
    is_premium: z.boolean(),
    is_admin: z.boolean(),
    is_affiliate: z.boolean(),
    exp: z.number().int(),
  })
  .meta({ id: 'TokenData' })
export type TokenData = z.infer<typeof TokenData>

/**
 * The consents that a person gives when registering. All are optional, but declining the terms refuses the registration. If a
 * client sends nothing about terms, no acceptance is recorded.
 */
export const Consents = z.object({
  terms_accepted: z.boolean().optional(),
  health_data: z.boolean().default(false),
  newsletter: z.boolean().default(false),
})

/**
 * Calls whose answers reveal whether an e-mail has an account are limited per day, to prevent testing of lists of addresses.
 */
const A_DAY = 24 * 3600

export const accounts = {
  login: endpoint({
    method: 'POST',
    path: '/login',
    access: 'public',
    summary:
      'Logs in by e-mail and password, and a code where a second factor is on. Wrong ones are counted by address, by account and by device.',
    body: z.strictObject({
      email: z.string().min(1).max(EMAIL_MAX),
      password: GivenPassword,
      /** From the authenticator, or a recovery code. */
      totp_code: z.string().max(20).optional(),
    }),
    status: 200,
    response: Tokens,
    errors: [
      'NO_ACTIVE_ACCOUNT',
      'REGISTRATION_NOT_FINISHED',
      'BANNED_USER',
      'TOTP_REQUIRED',
      'TOTP_NO_MATCH',
      'TOO_MANY_REQUESTS',
      'EMAIL_NOT_SENT',
    ],
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/refresh_token',
    access: 'public',
    summary: 'Exchanges a refresh token for a new pair; a token used twice ends its whole family.',
    rate_limits: [{ by: 'address', attempts: 120, seconds: 60 }],
    body: z.strictObject({ refresh: z.string().min(1).max(200) }),
    status: 200,
    response: Tokens,
    errors: ['EXPIRED_TOKEN', 'BANNED_USER'],
  }),
  /** For pages of this site only: reads the HttpOnly cookies and gives the page a short-lived access token. */
  exchange: endpoint({
    method: 'POST',
    path: '/session/exchange',
    access: 'public',
    summary:
      'Gives a page of this site an access token for its session cookies (header x-zivina-exchange, same origin).',
    rate_limits: [{ by: 'address', attempts: 240, seconds: 60 }],
    status: 200,
    response: z.object({ access: z.string(), token_data: TokenData }).meta({ id: 'Exchange' }),
    errors: ['EXPIRED_TOKEN', 'BANNED_USER', 'UNAUTHORIZED'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/logout',
    access: 'public',
    summary: 'Ends the session of the given refresh token, or of the cookies.',
    body: z.strictObject({ refresh: z.string().max(200).optional() }).optional(),
    status: 204,
    response: z.void(),
    errors: [],
  }),
  register: endpoint({
    method: 'POST',
    path: '/register',
    access: 'public',
    summary: 'Makes an account and sends a verification code.',
    rate_limits: [
      { by: 'address', attempts: 10, seconds: 3600 },
      { by: 'address', attempts: 40, seconds: A_DAY },
    ],
    body: z.strictObject({
      email: Email,
      username: Username,
      password: NewPassword,
      full_name: oneLine(100).optional(),
      registration_platform: z.enum(['web', 'ios', 'android']).default('web'),
      ...Consents.shape,
    }),
    status: 201,
    response: z.object({ guid: z.guid(), email: z.string(), username: z.string() }).meta({ id: 'Registered' }),
    errors: ['EMAIL_NOT_SENT'],
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/register/verify_email',
    access: 'public',
    summary: 'Proves the e-mail by its code; a browser is logged in at once by cookies.',
    rate_limits: [{ by: 'address', attempts: 100, seconds: A_DAY }],
    body: z.strictObject({ email: z.string().min(1).max(EMAIL_MAX), code: z.string().min(1).max(10) }),
    status: 204,
    response: z.void(),
    errors: ['CODE_NO_MATCH', 'TOO_MANY_ATTEMPTS', 'ALREADY_VERIFIED', 'BANNED_USER', 'EMAIL_NOT_SENT'],
  }),
  resendCode: endpoint({
    method: 'POST',
    path: '/register/resend_email_verification_code',
    access: 'public',
    summary: 'Sends another verification code, at most one in ten minutes.',
    rate_limits: [{ by: 'address', attempts: 10, seconds: 600 }],
    body: z.strictObject({ email: z.string().min(1).max(EMAIL_MAX), password: GivenPassword }),
    status: 204,
    response: z.void(),
    errors: ['NO_ACTIVE_ACCOUNT', 'ALREADY_VERIFIED', 'EMAIL_SENT_RECENTLY', 'EMAIL_NOT_SENT'],
  }),
  forgotRequest: endpoint({
    method: 'POST',
    path: '/password/forgot_request',
    access: 'public',
    summary: 'Sends a link to choose a new password, at most one in thirty minutes.',
    rate_limits: [
      { by: 'address', attempts: 10, seconds: 600 },
      { by: 'address', attempts: 40, seconds: A_DAY },
    ],
    body: z.strictObject({ email: z.string().max(EMAIL_MAX) }),
    status: 204,
    response: z.void(),
    errors: ['INVALID_EMAIL', 'NOT_REGISTERED', 'PASSWORD_RESET_DONE_RECENTLY', 'EMAIL_NOT_SENT'],
  }),
  forgotVerify: endpoint({
    method: 'POST',
    path: '/password/forgot_verify',
    access: 'public',
    summary: 'Sets a new password by the token of the link; all sessions end.',
    rate_limits: [{ by: 'address', attempts: 20, seconds: 600 }],
    body: z.strictObject({ token: z.string().min(1).max(200), password: NewPassword }),
    status: 204,
    response: z.void(),
    errors: ['INVALID_TOKEN'],
  }),
}

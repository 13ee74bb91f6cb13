import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, Timestamp } from '#contract/kernel/fields.ts'
import { Email, NewPassword, SixDigits } from './accounts.ts'
import { OAUTH_PROVIDERS } from './oauth-providers.ts'

/** A logged-in device. */
export const Session = z
  .object({
    guid: Guid,
    device: z.string(),
    created_at: Timestamp,
    last_used_at: Timestamp,
    current: z.boolean(),
  })
  .meta({ id: 'Session' })

/** A service that logs in to the account. */
export const Identity = z.object({ provider: z.enum(OAUTH_PROVIDERS), created_at: Timestamp }).meta({ id: 'Identity' })

const params = z.object({ guid: Guid })
const Password = z.string().min(1).max(1024)
const nothing = { status: 204, response: z.void() } as const

/** The ways into an account: password, address, devices, other services and the second factor. */
export const userAccess = {
  changePassword: endpoint({
    method: 'POST',
    path: '/user/{guid}/password',
    access: 'user',
    summary: 'Changes the password; other devices are signed out.',
    rate_limits: [{ by: 'address', attempts: 10, seconds: 600 }],
    params,
    body: z.strictObject({ current_password: Password, password: NewPassword }),
    ...nothing,
    errors: ['NOT_FOUND', 'WRONG_PASSWORD'],
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/user/{guid}/email',
    access: 'user',
    summary: 'Sends a code to a new address; it becomes the account’s once the code comes back.',
    rate_limits: [{ by: 'address', attempts: 10, seconds: 600 }],
    params,
    body: z.strictObject({ email: Email, current_password: Password }),
    ...nothing,
    errors: ['NOT_FOUND', 'WRONG_PASSWORD', 'EMAIL_SENT_RECENTLY', 'EMAIL_NOT_SENT'],
  }),
  verifyNewEmail: endpoint({
    method: 'POST',
    path: '/user/{guid}/email/verify',
    access: 'user',
    summary: 'Makes the new address the account’s.',
    rate_limits: [{ by: 'address', attempts: 30, seconds: 600 }],
    params,
    body: z.strictObject({ code: z.string().min(1).max(10) }),
    ...nothing,
    errors: ['NOT_FOUND', 'CODE_NO_MATCH', 'TOO_MANY_ATTEMPTS'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/user/{guid}/sessions',
    access: 'user',
    summary: 'The devices the account is signed in on.',
    params,
    status: 200,
    response: z.object({ results: z.array(Session), count: z.number().int() }),
    errors: ['NOT_FOUND'],
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/user/{guid}/sessions/{session}',
    access: 'user',
    summary: 'Signs one device out.',
    params: z.object({ guid: Guid, session: Guid }),
    ...nothing,
    errors: ['NOT_FOUND'],
  }),
  endAllSessions: endpoint({
    method: 'DELETE',
    path: '/user/{guid}/sessions',
    access: 'user',
    summary: 'Signs all devices out, this one included.',
    params,
    ...nothing,
    errors: ['NOT_FOUND'],
  }),
  identities: endpoint({
    method: 'GET',
    path: '/user/{guid}/identities',
    access: 'user',
    summary: 'The services that log in to the account.',
    params,
    status: 200,
    response: z.object({ results: z.array(Identity), count: z.number().int() }),
    errors: ['NOT_FOUND'],
  }),
  unlinkIdentity: endpoint({
    method: 'DELETE',
    path: '/user/{guid}/identities/{provider}',
    access: 'user',
    summary: 'A service logs in to the account no more, unless it is the only way in.',
    params: z.object({ guid: Guid, provider: z.enum(OAUTH_PROVIDERS) }),
    ...nothing,
    errors: ['NOT_FOUND', 'LAST_WAY_IN'],
  }),
  setUpTotp: endpoint({
    method: 'POST',
    path: '/user/{guid}/totp',
    access: 'user',
    summary: 'Begins a second factor: the secret for an authenticator application.',
    rate_limits: [{ by: 'address', attempts: 10, seconds: 600 }],
    params,
    body: z.strictObject({ current_password: Password }),
    status: 200,
    response: z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() }).meta({ id: 'TotpSetup' }),
    errors: ['NOT_FOUND', 'WRONG_PASSWORD', 'TOTP_ALREADY_ON'],
  }),
  confirmTotp: endpoint({
    method: 'POST',
    path: '/user/{guid}/totp/confirm',
    access: 'user',
    summary: 'Turns the second factor on and gives recovery codes, shown once.',
    rate_limits: [{ by: 'address', attempts: 20, seconds: 600 }],
    params,
    body: z.strictObject({ code: SixDigits }),
    status: 200,
    response: z.object({ recovery_codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' }),
    errors: ['NOT_FOUND', 'TOTP_NO_MATCH'],
  }),
  removeTotp: endpoint({
    method: 'POST',
    path: '/user/{guid}/totp/remove',
    access: 'user',
    summary: 'Turns the second factor off.',
    rate_limits: [{ by: 'address', attempts: 10, seconds: 600 }],
    params,
    body: z.strictObject({ current_password: Password }),
    ...nothing,
    errors: ['NOT_FOUND', 'WRONG_PASSWORD'],
  }),
}

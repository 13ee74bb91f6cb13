import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { oneLine } from '#contract/kernel/fields.ts'
import { Consents, Username } from './accounts.ts'
import { OAUTH_PROVIDERS } from './oauth-providers.ts'

const params = z.object({ provider: z.enum(OAUTH_PROVIDERS) })
/** Identifies one log-in: several may be under way in one browser. */
const State = z.string().regex(/^[\w-]{43}$/)
const Code = z.string().min(1).max(2000)
const Name = oneLine(100)

/** What a person without an account is asked before one is created; the proposed username is free. */
const Proposal = z
  .object({ email: z.string(), username: z.string(), full_name: z.string() })
  .meta({ id: 'OauthProposal' })

const Begun = z.object({ url: z.string() }).meta({ id: 'OauthBegun' })

export const oauth = {
  providers: endpoint({
    method: 'GET',
    path: '/oauth',
    access: 'public',
    summary: 'The services one may log in through.',
    status: 200,
    response: z.object({ results: z.array(z.object({ provider: params.shape.provider })), count: z.number().int() }),
    errors: [],
  }),
  begin: endpoint({
    method: 'POST',
    path: '/oauth/{provider}/begin',
    access: 'public',
    summary: 'Begins a log-in through a service: where to go. What it is bound to stays in a cookie for minutes.',
    rate_limits: [{ by: 'address', attempts: 30, seconds: 300 }],
    params,
    body: z.strictObject({
      /** The page to open afterwards; ignored unless it is on this site. */
      last_url: z.string().max(1000).nullable().optional(),
    }),
    status: 200,
    response: Begun,
    errors: ['OAUTH_UNAVAILABLE'],
  }),
  /**
   * For services that return people by a posted form, as Apple does. It needs no cookie, since browsers do not send one with
   * it.
   */
  comeBack: endpoint({
    method: 'POST',
    path: '/oauth/{provider}/return',
    access: 'public',
    summary:
      'Takes the form that a service sends a person back with, and leads on to the page that finishes the log-in.',
    from_anywhere: true,
    rate_limits: [{ by: 'address', attempts: 60, seconds: 300 }],
    params,
    form: z.object({
      state: z.string().max(100).optional(),
      code: Code.optional(),
      error: z.string().max(100).optional(),
      /** The person's name as JSON, sent only the first time. */
      user: z.string().max(2000).optional(),
    }),
    status: 303,
    response: z.object({ location: z.string() }),
    errors: [],
  }),
  finish: endpoint({
    method: 'POST',
    path: '/oauth/{provider}/finish',
    access: 'public',
    summary: 'Ends a log-in through a service: cookies log in, or an account is proposed to who has none.',
    rate_limits: [{ by: 'address', attempts: 30, seconds: 300 }],
    params,
    body: z.strictObject({
      state: State,
      code: Code,
      /** The issuer of the answer, if the service sends it. */
      iss: z.string().max(500).optional(),
      name: Name.optional(),
      totp_code: z.string().max(20).optional(),
    }),
    status: 200,
    response: z.object({ last_url: z.string(), proposal: Proposal.nullable() }).meta({ id: 'OauthFinished' }),
    errors: [
      ...(['OAUTH_UNAVAILABLE', 'OAUTH_FAILED', 'OAUTH_EMAIL_UNPROVEN', 'BANNED_USER'] as const),
      ...(['TOTP_REQUIRED', 'TOTP_NO_MATCH', 'EMAIL_NOT_SENT'] as const),
    ],
  }),
  register: endpoint({
    method: 'POST',
    path: '/oauth/{provider}/register',
    access: 'public',
    summary: 'Makes the account that was proposed; cookies log in.',
    rate_limits: [{ by: 'address', attempts: 20, seconds: 3600 }],
    params,
    body: z.strictObject({
      state: State,
      username: Username,
      full_name: Name.optional(),
      ...Consents.shape,
      terms_accepted: z.boolean(),
    }),
    status: 201,
    response: z.object({ last_url: z.string() }).meta({ id: 'OauthRegistered' }),
    errors: [
      ...(['OAUTH_FAILED', 'OAUTH_EMAIL_UNPROVEN', 'BANNED_USER', 'EMAIL_NOT_SENT'] as const),
      ...(['TOTP_REQUIRED', 'TOTP_NO_MATCH'] as const),
    ],
  }),
  beginLink: endpoint({
    method: 'POST',
    path: '/oauth/{provider}/link',
    access: 'user',
    summary: 'Begins to link a service to one’s account: where to go. It counts in this browser and session alone.',
    rate_limits: [{ by: 'address', attempts: 10, seconds: 600 }],
    params,
    body: z.strictObject({ current_password: z.string().min(1).max(1024) }),
    status: 200,
    response: Begun,
    errors: ['OAUTH_UNAVAILABLE', 'WRONG_PASSWORD'],
  }),
  finishLink: endpoint({
    method: 'POST',
    path: '/oauth/{provider}/link/finish',
    access: 'user',
    summary: 'Links the service that one came back from: from now on it logs in to the account, whose owner is told.',
    rate_limits: [{ by: 'address', attempts: 30, seconds: 300 }],
    params,
    body: z.strictObject({ state: State, code: Code, iss: z.string().max(500).optional() }),
    status: 204,
    response: z.void(),
    errors: ['OAUTH_UNAVAILABLE', 'OAUTH_FAILED', 'IDENTITY_TAKEN', 'EMAIL_NOT_SENT'],
  }),
}

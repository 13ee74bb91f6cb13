import { CONSENT_KINDS } from '@zivina/domain/counselling/consent-kinds'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, limitAndOffset, listOf, Timestamp } from '#contract/kernel/fields.ts'
import { CONSENT_WRITES_PER_HOUR, LOOKS_PER_PAGE } from './limits.ts'
import { Nutritionist } from './nutritionists.ts'

const Kind = z.enum(CONSENT_KINDS)

/** What a client lets one nutritionist see. */
export const CounsellingConsent = z
  .object({
    nutritionist: Nutritionist,
    /** The kinds that they may see now, each until the end of its day. */
    kinds: z.array(z.object({ kind: Kind, until: z.iso.date() })),
  })
  .meta({ id: 'CounsellingConsent' })
export type CounsellingConsent = z.infer<typeof CounsellingConsent>

/** One look at a client’s data. */
export const HealthLook = z
  .object({ guid: Guid, nutritionist: z.string(), kind: Kind, looked_at: Timestamp })
  .meta({ id: 'HealthLook' })
export type HealthLook = z.infer<typeof HealthLook>

/** What clients let their nutritionists see. */
export const counsellingConsents = {
  list: endpoint({
    method: 'GET',
    path: '/counselling_consent',
    access: 'user',
    summary: 'The nutritionists with whom one has or had a consultation, and what each of them may see now.',
    query: z.strictObject({}),
    status: 200,
    response: listOf(CounsellingConsent),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/counselling_consent',
    access: 'user',
    summary:
      'Lets a nutritionist of one’s own see data of a kind until a day, or (null) no more, which counts at once. NOT_FOUND for other nutritionists.',
    rate_limits: [{ by: 'user', attempts: CONSENT_WRITES_PER_HOUR, seconds: 3600 }],
    body: z.strictObject({ nutritionist: Guid, kind: Kind, until: z.iso.date().nullable() }),
    status: 200,
    response: CounsellingConsent,
    errors: ['NOT_FOUND'],
  }),
  looks: endpoint({
    method: 'GET',
    path: '/health_look',
    access: 'user',
    summary: 'Who looked at one’s own data, at what and when, the latest first.',
    query: z.strictObject(limitAndOffset(LOOKS_PER_PAGE)),
    status: 200,
    response: listOf(HealthLook),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
}

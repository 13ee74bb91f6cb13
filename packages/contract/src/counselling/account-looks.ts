import { CONSENT_KINDS } from '@zivina/domain/counselling/consent-kinds'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, limitAndOffset, listOf, Timestamp } from '#contract/kernel/fields.ts'
import { ACCOUNT_LOOKS_PER_PAGE } from './limits.ts'

/** What somebody looked at: the account as its owner sees it, the file of all its data, or a kind of data about health. */
export const LOOKED_AT = ['account', 'data_file', ...CONSENT_KINDS] as const

/** One look of another person at one’s own data. */
export const AccountLook = z
  .object({
    guid: Guid,
    /** The name of a nutritionist by which the client knew them; null for an administrator, who is told by the role alone. */
    nutritionist: z.string().nullable(),
    what: z.enum(LOOKED_AT),
    /** As the administrator wrote it; empty where none is asked for, as with what the client permitted. */
    reason: z.string(),
    looked_at: Timestamp,
  })
  .meta({ id: 'AccountLook' })
export type AccountLook = z.infer<typeof AccountLook>

export const accountLooks = {
  list: endpoint({
    method: 'GET',
    path: '/account_look',
    access: 'user',
    summary: 'Who looked at one’s own data: administrators and nutritionists, at what, when and why, the latest first.',
    query: z.strictObject(limitAndOffset(ACCOUNT_LOOKS_PER_PAGE)),
    status: 200,
    response: listOf(AccountLook),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
}

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Guid, listOf, PageParameter, Timestamp } from './fields.ts'

/** The longest name of a noun whose changes are recorded. */
export const NOUN_NAME_MAX = 40

/** One change of a record: who made it, when, why, and what each changed field was before and after. */
export const Change = z
  .object({
    guid: Guid,
    created_at: Timestamp,
    /** Null where a job or an outside service made it, or the account was deleted. */
    by: z.object({ guid: Guid, username: z.string() }).nullable(),
    /** What made it where no person did, such as a payment gateway; empty otherwise. */
    origin: z.string(),
    fields: z.array(
      z.object({
        field: z.string(),
        /** Null where the field was empty, and where its values are hidden. */
        before: z.unknown(),
        after: z.unknown(),
        /** Whether only the fact of the change is recorded. */
        is_hidden: z.boolean(),
      }),
    ),
    reason: z.string(),
  })
  .meta({ id: 'Change' })
export type Change = z.infer<typeof Change>

/** The history of records, as the administration reads it. */
export const history = {
  list: endpoint({
    method: 'GET',
    path: '/admin/history/{noun}/{guid}',
    access: 'admin',
    summary: 'What was changed of one record within the last two years, by whom and why, the latest first.',
    params: z.object({
      noun: z
        .string()
        .max(NOUN_NAME_MAX)
        .regex(/^[a-z][a-z_]*$/),
      guid: Guid,
    }),
    query: z.strictObject({ page: PageParameter }),
    status: 200,
    response: listOf(Change),
    errors: ['INCORRECT_QUERY_PARAMS', 'NOT_FOUND'],
  }),
}

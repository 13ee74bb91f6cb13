import { DIFFERENCE_KINDS } from '@zivina/domain/commerce/differences'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { countedListOf, Guid, PageParameter, Timestamp } from '#contract/kernel/fields.ts'

/** Where orders, gateway, ledger and documents do not agree. */
export const MoneyDifference = z
  .object({
    guid: Guid,
    kind: z.enum(DIFFERENCE_KINDS),
    order: z.object({ guid: Guid, number: z.string() }).nullable(),
    /** What it is about where it is no order: a series of numbers. */
    subject: z.string(),
    /** Haléře, or a number of the series; null where no figures differ. */
    expected: z.number().int().nullable(),
    found: z.number().int().nullable(),
    first_seen_at: Timestamp,
    last_seen_at: Timestamp,
    /** When it was found no more. */
    resolved_at: Timestamp.nullable(),
  })
  .meta({ id: 'MoneyDifference' })
export type MoneyDifference = z.infer<typeof MoneyDifference>

/** What the nightly reconciliation found. */
export const moneyDifferences = {
  list: endpoint({
    method: 'GET',
    path: '/admin/money_difference',
    access: 'admin',
    summary:
      'Where orders, gateway, ledger and documents did not agree in the last night, or in former ones; the newest first.',
    query: z.strictObject({ page: PageParameter, state: z.enum(['open', 'resolved']).default('open') }),
    status: 200,
    response: countedListOf(MoneyDifference),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
}

import { PAYMENT_STATES } from '@zivina/domain/commerce/payment-states'
import { z } from 'zod'
import { PLANS } from '#contract/account/plans.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { countedListOf, Guid, oneLine, PageParameter, SearchText } from '#contract/kernel/fields.ts'
import { GRANT_REASON_MAX, GRANT_REASON_MIN } from '#contract/kernel/limits.ts'
import { GivenMoney, Money } from '#contract/kernel/money.ts'
import { Order } from './order.ts'
import { ORDER_KINDS } from './order-kinds.ts'
import { Service } from './services.ts'

const Day = z.iso.date()

/** An order as the administration sees it. */
export const ManagedOrder = z
  .object({
    ...Order.shape,
    /** Null after the account was deleted. */
    user: z.object({ guid: Guid, username: z.string(), email: z.string() }).nullable(),
  })
  .meta({ id: 'ManagedOrder' })
export type ManagedOrder = z.infer<typeof ManagedOrder>

const ORDERED_BY = ['created_at', 'paid_at', 'amount', 'number'] as const
/** How the administration's list may be ordered; a minus means descending. */
export const MANAGED_ORDER_ORDERINGS = ORDERED_BY.flatMap((field) => [field, `-${field}`] as const)
export type ManagedOrderOrdering = (typeof ORDERED_BY)[number] | `-${(typeof ORDERED_BY)[number]}`

/** A service with the price that it will have from a later day on; null where none is planned. */
export const ManagedService = z
  .object({
    ...Service.shape,
    upcoming: z.object({ price: Money, vat_rate: z.number().int(), valid_from: Day }).nullable(),
  })
  .meta({ id: 'ManagedService' })
export type ManagedService = z.infer<typeof ManagedService>

/** Orders and prices as the administration manages them. */
export const managedOrders = {
  list: endpoint({
    method: 'GET',
    path: '/admin/order',
    access: 'admin',
    cost: 'dear',
    summary: 'Orders of everybody, by state, plan, kind, day, and by number, e-mail address or username.',
    query: z.strictObject({
      page: PageParameter,
      ordering: z.enum(MANAGED_ORDER_ORDERINGS).default('-created_at'),
      search: SearchText.default(''),
      state: z.enum(PAYMENT_STATES).optional(),
      plan: z.enum(PLANS).optional(),
      kind: z.enum(ORDER_KINDS).optional(),
      user: Guid.optional(),
      /** The first and last day of ordering, in Prague. */
      from: Day.optional(),
      until: Day.optional(),
    }),
    status: 200,
    response: countedListOf(ManagedOrder),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  changePrice: endpoint({
    method: 'PATCH',
    path: '/admin/service/{guid}',
    access: 'admin',
    summary:
      'Gives a service another price from a day on; running subscriptions keep theirs. The same day again takes the place of what was planned for it.',
    params: z.object({ guid: Guid }),
    body: z.strictObject({
      price: GivenMoney,
      vat_rate: z.number().int().min(0).max(100),
      /** Today or later. */
      valid_from: Day,
      reason: oneLine(GRANT_REASON_MAX).min(GRANT_REASON_MIN),
    }),
    status: 200,
    response: ManagedService,
    errors: ['NOT_FOUND'],
  }),
}

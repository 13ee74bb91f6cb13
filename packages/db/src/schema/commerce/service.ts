import type { PLANS } from '@zivina/contract/account/plans'
import type { SERVICE_KINDS, SUBSCRIPTION_PERIODS } from '@zivina/contract/commerce/services'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { guid, moment } from '#db/schema/columns.ts'

type ServiceKind = (typeof SERVICE_KINDS)[number]
type SubscriptionPeriod = (typeof SUBSCRIPTION_PERIODS)[number]
type Plan = (typeof PLANS)[number]

/** A product that can be ordered: a plan of the membership or a counselling service. Prices include VAT. */
export const service = pgTable(
  'service',
  {
    guid: guid(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull().default(''),
    kind: text().$type<ServiceKind>().notNull(),
    /** The plan it includes, and for how long; null where it includes none. */
    plan: text().$type<Plan>(),
    period: text().$type<SubscriptionPeriod>(),
    duration_days: integer(),
    /** How many points it gives. */
    points: integer(),
    /** Haléře with VAT, and the rate in percent. */
    price: integer().notNull(),
    vat_rate: integer().notNull(),
    position: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    created_at: moment(),
    updated_at: moment(),
  },
  (table) => [
    check('service_price', sql`${table.price} >= 0`),
    check('service_points', sql`${table.points} > 0`),
    check('service_vat_rate', sql`${table.vat_rate} between 0 and 100`),
  ],
)

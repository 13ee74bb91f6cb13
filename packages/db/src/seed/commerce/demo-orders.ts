import { addDays } from '@zivina/domain/calendar-day'
import { fixedTerm } from '@zivina/domain/commerce/periods'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database.ts'
import { user } from '#db/schema/account/user.ts'
import { order } from '#db/schema/commerce/order.ts'
import { premiumGrant } from '#db/schema/commerce/premium-grant.ts'
import { service } from '#db/schema/commerce/service.ts'

const GUID = '01980000-0000-7000-8000-000000000d01'
const DAYS_AGO = 70
const BUYER = {
  full_name: 'Petra Ukázková',
  email: 'premium@zivina.example',
  street: 'Dlouhá 12',
  city: 'Praha',
  postal_code: '110 00',
  country: 'CZ',
  company_name: '',
  ico: '',
  dic: '',
}

/**
 * Gives the demo account with premium a month that it bought, and that is over. Does nothing where the order is there.
 * @returns the order; null where it was there
 */
export async function seedDemoOrders(db: Db, today: string): Promise<string | null> {
  const [owner] = await db.select({ guid: user.guid }).from(user).where(eq(user.email, BUYER.email))
  const [sold] = await db.select().from(service).where(eq(service.slug, 'premium-mesicni'))
  if (owner === undefined || sold === undefined) return null
  const bought = new Date(`${addDays(today, -DAYS_AGO)}T09:30:00Z`)
  const term = fixedTerm(addDays(today, -DAYS_AGO), 30)
  const { rowCount } = await db
    .insert(order)
    .values({
      guid: GUID,
      user: owner.guid,
      kind: 'first',
      service: sold.guid,
      service_name: sold.name,
      plan: 'premium',
      period: 'Monthly',
      price: sold.price,
      amount: sold.price,
      vat_rate: sold.vat_rate,
      buyer: BUYER,
      terms_version: '2026-11-21',
      state: 'PAID',
      paid_at: bought,
      created_at: bought,
      ...term,
    })
    .onConflictDoNothing()
  if (rowCount !== 1) return null
  const of_order = { source: 'order', order: GUID, reason: sold.name } as const
  await db.insert(premiumGrant).values({ user: owner.guid, plan: 'premium', ...of_order, ...term })
  return GUID
}

import { PLANS } from '@zivina/contract/account/plans'
import { SERVICE_KINDS, SUBSCRIPTION_PERIODS } from '@zivina/contract/commerce/services'
import { z } from 'zod'
import type { Db } from '#db/database.ts'
import { service } from '#db/schema/commerce/service.ts'
import { readJson } from '#db/seed/catalogue-file.ts'

const Services = z.array(
  z.strictObject({
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    kind: z.enum(SERVICE_KINDS),
    plan: z.enum(PLANS).nullable(),
    period: z.enum(SUBSCRIPTION_PERIODS).nullable(),
    duration_days: z.number().int().positive().nullable(),
    points: z.number().int().positive().nullable().default(null),
    price: z.number().int().positive(),
    vat_rate: z.number().int(),
  }),
)

/**
 * Inserts what is missing of the price list, by its slugs; the prices are samples for the administration to change. A database seeded
 * by an older version gets what was added since, too.
 */
export async function seedServices(db: Db): Promise<void> {
  const rows = Services.parse(await readJson('services.json'))
  await db
    .insert(service)
    .values(rows.map((row, position) => ({ ...row, position })))
    .onConflictDoNothing({ target: service.slug })
}

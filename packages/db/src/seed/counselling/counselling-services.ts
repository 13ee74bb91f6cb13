import { CONSULTATION_PLACES } from '@zivina/domain/counselling/places'
import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/database.ts'
import { service } from '#db/schema/commerce/service.ts'
import { counsellingService } from '#db/schema/counselling/nutritionist.ts'
import { readJson } from '#db/seed/catalogue-file.ts'

const Parts = z.array(
  z.strictObject({
    slug: z.string(),
    minutes: z.number().int().positive().nullable(),
    places: z.array(z.enum(CONSULTATION_PLACES)),
    meal_plans: z.number().int().positive().optional(),
    follow_ups: z.number().int().positive().optional(),
    is_entry: z.boolean().optional(),
    is_follow_up: z.boolean().optional(),
  }),
)

/** Inserts what the counselling knows of services of the price list, where it knows nothing yet. */
export async function seedCounsellingServices(db: Db): Promise<void> {
  const present = await db.select({ service: counsellingService.service }).from(counsellingService).limit(1)
  if (present.length > 0) return
  const parts = Parts.parse(await readJson('counselling-services.json'))
  const slugs = parts.map(({ slug }) => slug)
  const known = await db
    .select({ guid: service.guid, slug: service.slug })
    .from(service)
    .where(inArray(service.slug, slugs))
  const rows = parts.flatMap(({ slug, ...part }) => {
    const of = known.find((one) => one.slug === slug)?.guid
    return of === undefined ? [] : [{ ...part, service: of }]
  })
  if (rows.length > 0) await db.insert(counsellingService).values(rows)
}

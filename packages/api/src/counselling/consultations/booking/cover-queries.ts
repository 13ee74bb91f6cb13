import type { CounsellingService } from '@zivina/contract/counselling/consultation'
import type { Db } from '@zivina/db/database'
import { counsellingService } from '@zivina/db/schema/counselling/nutritionist'
import type { Cover } from '@zivina/domain/counselling/places'
import { sql } from 'drizzle-orm'

export type CounsellingPart = Omit<typeof counsellingService.$inferSelect, 'service'>

/** What the counselling knows of its services, by their guid. */
export async function selectParts(db: Db): Promise<Map<string, CounsellingPart>> {
  const rows = await db.select().from(counsellingService)
  return new Map(rows.map(({ service, ...part }) => [service, part]))
}

const NOT_GONE = sql`c.state not in ('cancelled', 'lapsed')`

/** What covers a service for a person, so that they pay nothing for it; null where nothing does. */
export async function selectCover(
  db: Db,
  user: string,
  { is_entry, is_follow_up }: Pick<CounsellingService, 'is_entry' | 'is_follow_up'>,
): Promise<{ covered_by: Cover; package: string | null } | null> {
  if (is_entry && (await hasEntry(db, user))) return { covered_by: 'premium_plus', package: null }
  const found = is_follow_up ? await selectPackage(db, user) : null
  return found === null ? null : { covered_by: 'package', package: found }
}

/** Whether premium plus runs, whose entry consultation was neither had nor ordered. */
async function hasEntry(db: Db, user: string): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select m.plan = 'premium plus' and m.is_premium and not m.entry_consultation_performed
      and not exists (select from consultation c
        where c."user" = ${user} and c.covered_by = 'premium_plus' and ${NOT_GONE}) as has
    from membership m where m."user" = ${user}`)
  return rows[0]?.has ?? false
}

/** What was ordered before, is paid and still includes a check. */
async function selectPackage(db: Db, user: string): Promise<string | null> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select p.guid from consultation p
      join counselling_service s on s.service = p.service
      join service v on v.guid = p.service
    where p."user" = ${user} and p.state in ('confirmed', 'done') and s.follow_ups > 0
      and not exists (select from "order" o where o.guid = p."order" and (o.refund_due_at is not null or o.refunded_at is not null))
      and p.created_at > now() - make_interval(days => coalesce(v.duration_days, 366))
      and s.follow_ups > (select count(*) from consultation c where c.package = p.guid and ${NOT_GONE})
    order by p.created_at limit 1`)
  return rows[0]?.guid ?? null
}

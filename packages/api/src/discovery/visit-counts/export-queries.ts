import { sql } from 'drizzle-orm'
import type { ExportTable } from '#api/kernel/declared/export-table.ts'
import { TOLD_FROM } from './queries.ts'

/** Counts of days. Rare texts of searches are left out, and all of today, which may become rare ones. */
export const exportedVisits: ExportTable = {
  name: 'visits',
  columns: [
    ['Den', 'day'],
    ['Druh', 'kind'],
    ['Co', 'what'],
    ['Kolikrát', 'count'],
  ],
  rows: (period) => sql`
    select v.day::text as day, v.kind, v.what, v.count from visit_count v
    where v.day between ${period?.from ?? '-infinity'}::date and ${period?.to ?? 'infinity'}::date
      and (v.kind = 'page' or v.what = '' or v.count >= ${TOLD_FROM})
      and (v.kind = 'page' or v.day < (now() at time zone 'Europe/Prague')::date)
    order by v.day, v.kind, v.what`,
}

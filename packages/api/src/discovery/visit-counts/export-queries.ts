import { sql } from 'drizzle-orm'
import type { ExportTable } from '#api/kernel/ports/export-table.ts'

/** Counts of days. Of today, texts of searches are left out: the rare ones are forgotten at night only. */
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
      and (v.kind = 'page' or v.day < (now() at time zone 'Europe/Prague')::date)
    order by v.day, v.kind, v.what`,
}

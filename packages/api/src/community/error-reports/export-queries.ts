import { sql } from 'drizzle-orm'
import type { ExportTable } from '#api/kernel/declared/export-table.ts'
import { pragueText } from '#api/kernel/lists/sql.ts'

export const exportedReports: ExportTable = {
  name: 'error_reports',
  columns: [
    ['Recept', 'recipe'],
    ['Surovina', 'ingredient'],
    ['Druh', 'kind'],
    ['Text', 'text'],
    ['Účet', 'username'],
    ['Stav', 'status'],
    ['Důvod', 'status_note'],
    ['Nahlášeno', 'created'],
  ],
  rows: () => sql`
    select r.name as recipe, g.name as ingredient, e.kind, e.text, u.username, e.status, e.status_note,
      ${pragueText('e.created_at')} as created
    from error_report e left join recipe r on r.guid = e.recipe left join ingredient g on g.guid = e.ingredient
      left join "user" u on u.guid = e."user" order by e.created_at, e.guid`,
}

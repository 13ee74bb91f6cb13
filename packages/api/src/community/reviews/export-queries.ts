import { sql } from 'drizzle-orm'
import type { ExportTable } from '#api/kernel/declared/export-table.ts'
import { pragueText } from '#api/kernel/lists/sql.ts'

export const exportedReviews: ExportTable = {
  name: 'reviews',
  columns: [
    ['Recept', 'recipe'],
    ['Účet', 'username'],
    ['Hvězdičky', 'rating'],
    ['Text', 'comment'],
    ['Odpověď tvůrce', 'reply'],
    ['Stav', 'status'],
    ['Důvod', 'status_note'],
    ['Napsáno', 'created'],
  ],
  rows: () => sql`
    select r.name as recipe, u.username, v.rating, v.comment, v.reply, v.status, v.status_note, ${pragueText('v.created_at')} as created
    from review v join recipe r on r.guid = v.recipe left join "user" u on u.guid = v."user" order by v.created_at, v.guid`,
}

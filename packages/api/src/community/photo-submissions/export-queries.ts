import { sql } from 'drizzle-orm'
import type { ExportTable } from '#api/kernel/declared/export-table.ts'
import { pragueText } from '#api/kernel/lists/sql.ts'

export const exportedPhotos: ExportTable = {
  name: 'photos',
  columns: [
    ['Recept', 'recipe'],
    ['Účet', 'username'],
    ['Popisek', 'caption'],
    ['Obrázek', 'photo'],
    ['Stav', 'status'],
    ['Důvod', 'status_note'],
    ['Posláno', 'created'],
  ],
  rows: () => sql`
    select r.name as recipe, u.username, p.caption, p.photo, p.status, p.status_note, ${pragueText('p.created_at')} as created
    from photo_submission p join recipe r on r.guid = p.recipe join "user" u on u.guid = p."user" order by p.created_at, p.guid`,
}

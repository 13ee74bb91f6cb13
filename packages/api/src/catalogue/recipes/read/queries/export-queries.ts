import { sql } from 'drizzle-orm'
import type { ExportTable } from '#api/kernel/declared/export-table.ts'
import { pragueText } from '#api/kernel/lists/sql.ts'

/** Recipes that are not their authors’ alone. */
export const exportedRecipes: ExportTable = {
  name: 'recipes',
  columns: [
    ['Název', 'name'],
    ['Adresa', 'slug'],
    ['Stav', 'status'],
    ['Autor', 'username'],
    ['Porce', 'portion_size'],
    ['Čas (min)', 'time_minutes'],
    ['Energie porce (kJ)', 'kilojoules'],
    ['Bílkoviny porce (g)', 'protein_in_total'],
    ['Sacharidy porce (g)', 'carbohydrates_in_total'],
    ['Tuky porce (g)', 'fat_in_total'],
    ['Vznikl', 'created'],
    ['Změněn', 'updated'],
  ],
  rows: () => sql`
    select r.name, r.slug, r.status, u.username, r.portion_size, r.time_minutes, r.kilojoules, r.protein_in_total,
      r.carbohydrates_in_total, r.fat_in_total, ${pragueText('r.created_at')} as created, ${pragueText('r.updated_at')} as updated
    from recipe r left join "user" u on u.guid = r.creator where not r.is_private order by r.created_at, r.guid`,
}

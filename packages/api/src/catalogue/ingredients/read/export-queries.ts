import { sql } from 'drizzle-orm'
import type { ExportTable } from '#api/kernel/declared/export-table.ts'
import { pragueText } from '#api/kernel/lists/sql.ts'

/** Foods with their values of 100 g or of a piece. */
export const exportedIngredients: ExportTable = {
  name: 'ingredients',
  columns: [
    ['Název', 'name'],
    ['Adresa', 'slug'],
    ['Stav', 'status'],
    ['Autor', 'username'],
    ['Jednotka', 'weight_units'],
    ['Energie (kJ)', 'kilojoules'],
    ['Bílkoviny (g)', 'protein'],
    ['Sacharidy (g)', 'carbohydrates'],
    ['Tuky (g)', 'fat'],
    ['Vláknina (g)', 'fiber'],
    ['Sůl (g)', 'salt'],
    ['Zdroj', 'source'],
    ['Vznikla', 'created'],
  ],
  rows: () => sql`
    select g.name, g.slug, g.status, u.username, g.weight_units, g.kilojoules, g.protein, g.carbohydrates, g.fat, g.fiber, g.salt,
      g.source, ${pragueText('g.created_at')} as created
    from ingredient g left join "user" u on u.guid = g.creator where g.from_recipe is null and not g.is_private order by g.created_at, g.guid`,
}

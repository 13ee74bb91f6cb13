import { type SQL, sql } from 'drizzle-orm'

/** What a modified recipe has instead of its original's, as JSON of `m` recipe_modified, to be put over the original's card. */
export const MODIFIED_CARD: SQL = sql.raw(
  `jsonb_build_object(${[
    ...['guid', 'slug', 'name', 'created_at', 'portion_size', 'kilojoules', 'calories_in_total', 'protein_in_total'],
    ...['carbohydrates_in_total', 'fat_in_total', 'sugars_in_total', 'salt_in_total', 'fiber_in_total'],
    ...['saturated_fats_in_total', 'nutrient_coverage'],
  ]
    .map((column) => `'${column}', m.${column}`)
    .join(', ')})`,
)

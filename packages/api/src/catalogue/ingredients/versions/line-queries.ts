import { sql } from 'drizzle-orm'

/**
 * Joins to a line `l` of a recipe its ingredient `i` with the values of the version that the line refers to, on which the
 * recipe's stored totals rest. All queries that show lines beside totals use it.
 */
export const LINE_INGREDIENT = sql.raw(`
  join ingredient present on present.guid = l.ingredient
  left join ingredient_version former on former.ingredient = l.ingredient and former.version = l.ingredient_version
  cross join lateral jsonb_populate_record(present, coalesce(former.former, '{}')) i`)

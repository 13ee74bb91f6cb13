import { sql } from 'drizzle-orm'

/**
 * Joins to a line `l` of a recipe its ingredient `i` as the recipe's stored totals count with it: with the values of the
 * version that the line names. Whatever shows a line beside the totals reads it through this.
 */
export const LINE_INGREDIENT = sql.raw(`
  join ingredient present on present.guid = l.ingredient
  left join ingredient_version former on former.ingredient = l.ingredient and former.version = l.ingredient_version
  cross join lateral jsonb_populate_record(present, coalesce(former.former, '{}')) i`)

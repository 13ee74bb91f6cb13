import { type SQL, sql } from 'drizzle-orm'

/** The columns of an `ExcludedFoodRow` of the ingredient `g`. */
export const EXCLUDED_COLUMNS: SQL = sql`
  g.guid, g.name, array_remove(g.suggestion_names || (g.kitchen->>'name'), null) as names`

/**
 * The foods of an account’s own list as a JSON array of guid, name and whether their reader may know of them, by name.
 * @param account column of the account’s guid; where it is null, the array is empty
 * @param isSeen whether the reader may know of the ingredient `g`
 */
export function excludedOf(account: SQL, isSeen: SQL): SQL {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('guid', g.guid, 'name', g.name, 'is_seen', ${isSeen}) order by g.name, g.guid), '[]')
    from excluded_food x join ingredient g on g.guid = x.ingredient where x."user" = ${account})`
}

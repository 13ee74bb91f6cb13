import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Editor, Viewer } from './ownership.ts'

/**
 * Whether an editor may change a row: its owner, or an admin. As a condition of the statement that reads or changes the row,
 * so that a forgotten check finds nothing instead of everything.
 * @param owner column of the owner's guid
 */
export function ownedBy(owner: SQLWrapper, { guid, is_admin }: Editor): SQL {
  return is_admin ? sql`true` : sql`${owner} = ${guid}`
}

/**
 * Whether a viewer may see a row with a `status` and a `creator`: everybody the approved ones, people their own in any state,
 * admins all.
 * @param table name or alias of its table; it becomes part of the statement, so it is never a text from outside
 */
export function shownTo(table: string, { guid, is_admin }: Viewer): SQL {
  if (is_admin) return sql`true`
  const approved = sql.raw(`${table}.status = 'Approved'`)
  return guid === null ? approved : sql`(${approved} or ${sql.raw(`${table}.creator`)} = ${guid})`
}

/**
 * Whether a row is open to a person as far as its `is_private` goes: a private one is its creator's alone, not even an admin's.
 * @param table as with `shownTo`
 * @param person null for an anonymous visitor
 */
export function notPrivateTo(table: string, person: string | null): SQL {
  const open = sql.raw(`not ${table}.is_private`)
  return person === null ? open : sql`(${open} or ${sql.raw(`${table}.creator`)} = ${person})`
}

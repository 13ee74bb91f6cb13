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
 * Whether a caller may read a row of the catalogue with a `status` and a `creator`: everybody the approved ones, people their own in
 * any state. What a person reads so is never another's private row, as that is not approved.
 * @param alias of the row's table; it becomes part of the statement, so it is never a text from outside
 * @param viewer a person by their guid (or its column), null for everybody; or a viewer, who may be an admin and then reads all
 */
export function readable(alias: string, viewer: Viewer | string | SQL | null): SQL {
  const { guid, is_admin } = isViewer(viewer) ? viewer : { guid: viewer, is_admin: false }
  if (is_admin) return sql`true`
  const approved = sql.raw(`${alias}.status = 'Approved'`)
  return guid === null ? approved : sql`(${approved} or ${sql.raw(`${alias}.creator`)} = ${guid})`
}

const isViewer = (viewer: Viewer | string | SQL | null): viewer is Viewer =>
  viewer !== null && typeof viewer === 'object' && 'is_admin' in viewer

/**
 * Whether a row is open to a person as far as its `is_private` goes: a private one is its creator's alone, not even an admin's.
 * @param table as `alias` of `readable`
 * @param person null for an anonymous visitor
 */
export function notPrivateTo(table: string, person: string | null): SQL {
  const open = sql.raw(`not ${table}.is_private`)
  return person === null ? open : sql`(${open} or ${sql.raw(`${table}.creator`)} = ${person})`
}

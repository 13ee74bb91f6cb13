import type { SharedKind, ShareRole } from '@zivina/contract/planning/shares'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** A row that can be shared: its kind, and the columns of its guid and of its owner. */
export type Shareable = { kind: SharedKind; object: SQLWrapper; owner: SQLWrapper }

/**
 * Whether a person may read something that can be shared: its owner, and everyone who accepted an invitation. As a condition of
 * the statement that reads it.
 */
export function mayRead(thing: Shareable, person: string): SQL {
  return sql`(${thing.owner} = ${person} or ${isMember(thing, person, ['viewer', 'editor'])})`
}

/** Whether a person may change something that can be shared: its owner, and everyone who accepted an invitation to edit it. */
export function mayEdit(thing: Shareable, person: string): SQL {
  return sql`(${thing.owner} = ${person} or ${isMember(thing, person, ['editor'])})`
}

/** What is shared with a person: rows of `object` and `stored_at`, when their share was accepted or its role last changed. */
export const sharedWith = (kind: SharedKind, person: string): SQL => sql`
  select s.object, s.stored_at from share s where s."user" = ${person} and s.kind = ${kind}`

function isMember({ kind, object }: Shareable, person: string, roles: readonly ShareRole[]): SQL {
  const role = sql.join(
    roles.map((name) => sql`${name}`),
    sql`, `,
  )
  return sql`exists (select from share s where s.kind = ${kind} and s.object = ${object} and s.user = ${person}
    and s.role in (${role}))`
}

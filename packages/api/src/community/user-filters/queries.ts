import type { Db } from '@zivina/db/database'
import { userFilter } from '@zivina/db/schema/community/user-filter'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import type { Page } from '#api/kernel/lists/page.ts'

export type UserFilterRow = typeof userFilter.$inferSelect
type Fields = Omit<typeof userFilter.$inferInsert, 'guid' | 'user' | 'created_at' | 'updated_at'>
/** Columns to write; undefined leaves a column as it is. */
export type UserFilterChanges = { [Column in keyof Fields]?: Fields[Column] | undefined }

/** Locks the user's saved filters against simultaneous additions, and counts them. */
export async function lockAndCount(db: Db, user: string): Promise<number> {
  await lockPerson(db, user)
  return countUserFilters(db, user)
}

export async function countUserFilters(db: Db, user: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(userFilter).where(eq(userFilter.user, user))
  return row?.count ?? 0
}

export function selectUserFilters(db: Db, user: string, { limit, offset }: Page): Promise<UserFilterRow[]> {
  return db
    .select()
    .from(userFilter)
    .where(eq(userFilter.user, user))
    .orderBy(desc(userFilter.created_at), desc(userFilter.guid))
    .limit(limit)
    .offset(offset)
}

/** @throws where the user has a filter of this name: a violation of `user_filter_name` */
export async function insertUserFilter(
  db: Db,
  user: string,
  { name, ...fields }: UserFilterChanges & { name: string },
): Promise<UserFilterRow | null> {
  const [row] = await db
    .insert(userFilter)
    .values({ ...given(fields), name, user })
    .returning()
  return row ?? null
}

/** @throws where the user has another filter of this name: a violation of `user_filter_name` */
export async function updateUserFilter(
  db: Db,
  user: string,
  guid: string,
  changes: UserFilterChanges,
): Promise<UserFilterRow | null> {
  const [row] = await db
    .update(userFilter)
    .set({ ...changes, updated_at: sql`now()` })
    .where(own(user, guid))
    .returning()
  return row ?? null
}

/** @returns whether the filter existed */
export async function deleteUserFilter(db: Db, user: string, guid: string): Promise<boolean> {
  const rows = await db.delete(userFilter).where(own(user, guid)).returning({ guid: userFilter.guid })
  return rows.length > 0
}

function own(user: string, guid: string) {
  return and(eq(userFilter.user, user), eq(userFilter.guid, guid))
}

/** Undefined fields get the column's default. */
function given(fields: Omit<UserFilterChanges, 'name'>): Omit<Fields, 'name'> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** Only filters of tags hold one, and they are few; the table has no index by tag. */
export async function replaceTag(db: Db, from: string, to: string | null): Promise<void> {
  const removed = sql`array_remove(tags, ${from})`
  // A filter that has both names has the new one once.
  const replaced = sql`case when ${to} = any(tags) then ${removed} else array_replace(tags, ${from}, ${to}) end`
  const tags = to === null ? removed : replaced
  await db.execute(sql`update user_filter set tags = ${tags} where tags @> array[${from}]`)
}

/** Replaces a food in every saved filter. */
export async function replaceIngredient(db: Db, { from, into }: { from: string; into: string }): Promise<void> {
  const replaced = (column: string) => {
    const name = sql.raw(column)
    return sql`${name} = case when ${into} = any(${name}) then array_remove(${name}, ${from}::uuid)
      else array_replace(${name}, ${from}::uuid, ${into}::uuid) end`
  }
  await db.execute(sql`
    update user_filter set ${replaced('must_ingredients')}, ${replaced('pantry_ingredients')}, ${replaced('exclude_ingredients')}
    where ${from} = any(must_ingredients || pantry_ingredients || exclude_ingredients)`)
}

import type { Db } from '@zivina/db/database'
import { publicProfile } from '@zivina/db/schema/catalogue/public-profile'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Editor } from '#api/kernel/access/ownership.ts'
import { ownedBy } from '#api/kernel/access/sql.ts'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { countedPage, NO_ROWS } from '#api/kernel/lists/sql.ts'
import type { ProfileRow } from './present.ts'

type Row = typeof publicProfile.$inferSelect
/** Columns to write; undefined leaves a column as it is. */
export type ProfileValues = { [Column in keyof Omit<Row, 'guid' | 'user'>]?: Row[Column] | undefined }
export type ManagedProfileRow = Omit<ProfileRow, 'former_slugs'> & {
  email: string
  is_affiliate: boolean
  position: number
}

const COLUMNS = sql`
  u.guid, u.username, u.email, u.is_affiliate, p.name, p.slug, p.colour, p.logo, p.image, p.headline, p.specialisation, p.bio,
  p.position, (select count(*)::int from recipe r where r.creator = u.guid and r.status = 'Approved') as recipe_count`
const FROM = sql`from public_profile p join "user" u on u.guid = p."user"`

const ORDERS = {
  position: sql`t.position, t.slug`,
  name: sql`t.name, t.slug`,
  '-name': sql`t.name desc, t.slug desc`,
  recipe_count: sql`t.recipe_count, t.slug`,
  '-recipe_count': sql`t.recipe_count desc, t.slug desc`,
} satisfies Record<string, SQL>
export type ProfileOrdering = keyof typeof ORDERS

/** Profiles: one page and their number. There are few, so that no index serves their orders. */
export async function selectManaged(
  db: Db,
  ordering: ProfileOrdering,
  { limit, offset }: Page,
): Promise<Counted<ManagedProfileRow>> {
  const page = sql`
    select * from (select ${COLUMNS} ${FROM}) t order by ${ORDERS[ordering]} limit ${limit} offset ${offset}`
  const { rows } = await db.execute<Counted<ManagedProfileRow>>(countedPage(sql`from public_profile`, page))
  return rows[0] ?? NO_ROWS
}

/** The profile of an account. */
export async function selectProfileOf(db: Db, user: string): Promise<ManagedProfileRow | null> {
  const { rows } = await db.execute<ManagedProfileRow>(sql`select ${COLUMNS} ${FROM} where u.guid = ${user}`)
  return rows[0] ?? null
}

/** Whether there is an account. */
export async function isAccount(db: Db, user: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from "user" where guid = ${user} and not is_banned`)
  return rows.length > 0
}

/** Slugs that begin as a wanted one does, present and former. */
export async function selectTakenSlugs(db: Db, slug: string): Promise<string[]> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from public_profile where slug like ${`${slug}%`}
    union select slug from public_profile_old_slug where slug like ${`${slug}%`}`)
  return rows.map((row) => row.slug)
}

/** @returns whether it was made; false where the account or the slug has a profile */
export async function insertProfile(db: Db, values: typeof publicProfile.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(publicProfile)
    .values(values)
    .onConflictDoNothing()
    .returning({ guid: publicProfile.guid })
  return rows.length > 0
}

/** A profile that its creator or an administrator is about to change. */
export async function lockProfile(db: Db, slug: string, editor: Editor): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(publicProfile)
    .where(sql`${publicProfile.slug} = ${slug} and ${ownedBy(publicProfile.user, editor)}`)
    .for('update')
  return row ?? null
}

export async function updateProfile(db: Db, guid: string, values: ProfileValues): Promise<void> {
  await db.update(publicProfile).set(values).where(eq(publicProfile.guid, guid))
}

/** @returns whether there was one */
export async function deleteProfile(db: Db, slug: string): Promise<boolean> {
  const rows = await db
    .delete(publicProfile)
    .where(eq(publicProfile.slug, slug))
    .returning({ guid: publicProfile.guid })
  return rows.length > 0
}

import { CONTACT_IMAGE_TRIES, PROOF_MINUTES, UPLOAD_TOKEN_MINUTES } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import type { PictureUse } from '@zivina/db/picture-use'
import { imageFile } from '@zivina/db/schema/media/image'
import type { RegisteredImage, StoredImage } from '@zivina/integrations/images/upload-port'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { EndingAccount } from '#api/kernel/declared/erasure.ts'

/** The sender of a picture: an account, or a message to the support that a visitor without an account is writing. */
export type ImageSender = { guid: string } | { submission: string }

/** Pictures for messages without an account in a day, altogether. */
export const MESSAGE_IMAGES_A_DAY = 1000
/** Pictures one account may upload in a day, unused permits included. */
export const IMAGES_A_DAY = 300

/** Whether the day's limit of pictures for messages is not reached yet. */
const DAY_HAS_ROOM = sql`${MESSAGE_IMAGES_A_DAY} > (
  select count(*) from image_file f where f.submission is not null and f.created_at > now() - interval '1 day')`

/** Creates an upload permit for an account; null beyond the day's limit. @returns its expiry, in seconds since 1970 */
export async function insertToken(db: Db, token: string, user: string): Promise<number | null> {
  const { rows } = await db.execute<{ expire: number }>(sql`
    insert into image_token (token, "user", expires_at)
    select ${token}, ${user}, date_trunc('second', now() + make_interval(mins => ${UPLOAD_TOKEN_MINUTES}))
    where ${IMAGES_A_DAY} >
      (select count(*) from image_file f where f.owner = ${user} and f.created_at > now() - interval '1 day')
      + (select count(*) from image_token t where t."user" = ${user} and t.used_at is null and t.expires_at > now())
    returning extract(epoch from expires_at)::int as expire`)
  return rows[0]?.expire ?? null
}

/**
 * Creates an upload permit for a message that is being written; null beyond the attempts of the message or of its proof of
 * work, or the day's limit. Permits of one proof of work are created one after another. @returns as above
 */
export async function insertMessageToken(
  db: Db,
  { token, submission, challenge }: { token: string; submission: string; challenge: string },
): Promise<number | null> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${challenge}, 0))`)
  const { rows } = await db.execute<{ expire: number }>(sql`
    insert into image_token (token, submission, challenge, expires_at)
    select ${token}, ${submission}, ${challenge}, date_trunc('second', now() + make_interval(mins => ${UPLOAD_TOKEN_MINUTES}))
    where ${CONTACT_IMAGE_TRIES} > (select count(*) from image_token t where t.challenge = ${challenge})
      and ${CONTACT_IMAGE_TRIES} > (select count(*) from image_token t where t.submission = ${submission})
      and ${CONTACT_IMAGE_TRIES} > (select count(*) from image_file f where f.submission = ${submission})
      and ${DAY_HAS_ROOM}
    returning extract(epoch from expires_at)::int as expire`)
  return rows[0]?.expire ?? null
}

/**
 * Uses a permit up. Returns its owner; null where it is invalid, its owner is no longer allowed to upload, or the day's limit
 * for messages is exceeded by permits created at the same time.
 */
export async function claimToken(db: Db, token: string): Promise<ImageSender | null> {
  const { rows } = await db.execute<{ user: string | null; submission: string | null }>(sql`
    update image_token t set used_at = now()
    where t.token = ${token} and t.used_at is null and t.expires_at > now()
      and (t."user" is null or exists (select from "user" u where u.guid = t."user" and not u.is_banned))
      and (t.submission is null or ${DAY_HAS_ROOM})
    returning t."user", t.submission`)
  const { user = null, submission = null } = rows[0] ?? {}
  if (user !== null) return { guid: user }
  return submission === null ? null : { submission }
}

/** Whether an account may upload pictures of an ingredient: its own one, one that does not exist yet, or any for an admin. */
export async function mayShowIngredient(db: Db, user: string, slug: string): Promise<boolean> {
  return isTrue(
    db,
    sql`not exists (select from ingredient i where i.slug = ${slug} and i.creator is distinct from ${user})
    or ${isAdmin(user)}`,
  )
}

export async function mayShowCreator(db: Db, user: string, slug: string): Promise<boolean> {
  return isTrue(
    db,
    sql`exists (select from public_profile p where p.slug = ${slug} and p."user" = ${user})
    or ${isAdmin(user)}`,
  )
}

export const mayShowText = (db: Db, user: string): Promise<boolean> => isTrue(db, isAdmin(user))

const isAdmin = (user: string): SQL =>
  sql`exists (select from "user" u where u.guid = ${user} and (u.is_admin or u.is_super_admin))`

async function isTrue(db: Db, condition: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ holds: boolean }>(sql`select (${condition}) as holds`)
  return rows[0]?.holds ?? false
}

/** Registers a picture, replacing the one with the same path. @returns its id */
export async function upsertFile(db: Db, image: StoredImage, sender: ImageSender | null): Promise<string> {
  const { path: _, ...facts } = image
  const owner = sender !== null && 'guid' in sender ? sender.guid : null
  const submission = sender !== null && 'submission' in sender ? sender.submission : null
  const [row] = await db
    .insert(imageFile)
    .values({ ...image, owner, submission })
    .onConflictDoUpdate({ target: imageFile.path, set: { ...facts, owner, submission, created_at: sql`now()` } })
    .returning({ file_id: imageFile.file_id })
  if (!row) throw new Error('The insert returned no row.')
  return row.file_id
}

export async function selectFile(db: Db, file_id: string): Promise<RegisteredImage | null> {
  const { path, size, width, height, mime, created_at } = imageFile
  const [row] = await db
    .select({ file_id: imageFile.file_id, path, size, width, height, mime, created_at })
    .from(imageFile)
    .where(eq(imageFile.file_id, file_id))
  return row ?? null
}

export async function deleteFile(db: Db, file_id: string): Promise<void> {
  await db.delete(imageFile).where(eq(imageFile.file_id, file_id))
}

/**
 * Returns which of these pictures exist and were uploaded by a sender. Their rows are locked until the transaction ends, so
 * that none is deleted before the reference is stored.
 */
export async function holdOwnFiles(db: Db, sender: ImageSender, paths: readonly string[]): Promise<Set<string>> {
  const isTheirs = 'guid' in sender ? sql`owner = ${sender.guid}` : sql`submission = ${sender.submission}`
  const { rows } = await db.execute<{ path: string }>(sql`
    select path from image_file where ${isTheirs} and path in ${[...paths]} order by path for key share`)
  return new Set(rows.map(({ path }) => path))
}

/** Whether a picture exists; its row is locked as above. */
export async function holdFile(db: Db, path: string): Promise<boolean> {
  const { rows } = await db.execute<{ path: string }>(
    sql`select path from image_file where path = ${path} for key share`,
  )
  return rows.length > 0
}

/** Releases the pictures of a person whose account ends: those without a reference are deleted by the next clean-up. */
export async function releaseFilesOf(db: Db, { guid }: EndingAccount): Promise<void> {
  await db.execute(sql`update image_file set released_at = now() where owner = ${guid}`)
}

/**
 * Locks pictures without a reference, and skips those locked by a change that is about to use them. Whether one is used is asked
 * again once it is locked: such a change may have ended after the first statement began to look and before it came to the picture.
 * @param uses all columns that may refer to one
 */
export async function lockOrphans(
  db: Db,
  uses: readonly PictureUse[],
  limit: number,
): Promise<{ file_id: string; path: string }[]> {
  const shown = uses.map(({ shows }) => shows(sql`f.path`, sql`f.owner`))
  const is_unused = sql`not (${sql.join(shown, sql` or `)})`
  const { rows: locked } = await db.execute<{ file_id: string }>(sql`
    select f.file_id from image_file f
    where (f.created_at < now() - interval '24 hours' or f.released_at is not null) and ${is_unused}
    order by f.created_at
    limit ${limit}
    for update skip locked`)
  if (locked.length === 0) return []
  const { rows } = await db.execute<{ file_id: string; path: string }>(sql`
    select f.file_id, f.path from image_file f
    where f.file_id in ${locked.map(({ file_id }) => file_id)} and ${is_unused}`)
  return rows
}

/** Deletes expired permits; those of a message stay as long as its proof of work is valid, to count its attempts. */
export async function deleteExpiredTokens(db: Db): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from image_token
    where expires_at < now() - make_interval(mins => case when challenge is null then 0 else ${PROOF_MINUTES}::int end)`)
  return rowCount ?? 0
}

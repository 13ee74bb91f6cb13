import { CLIENT_NOTES_MAX } from '@zivina/contract/counselling/limits'
import type { Db } from '@zivina/db/database'
import { clientNote } from '@zivina/db/schema/counselling/client-note'
import { and, desc, eq } from 'drizzle-orm'
import { type Counted, type Page, selectCounted } from '#api/kernel/lists/page.ts'

export type NoteRow = typeof clientNote.$inferSelect

/** One page of the notes of a client, the latest first. */
export async function selectNotes(db: Db, user: string, { limit, offset }: Page): Promise<Counted<NoteRow>> {
  const theirs = eq(clientNote.user, user)
  return selectCounted({ limit, offset }, await db.$count(clientNote, theirs), () =>
    db
      .select()
      .from(clientNote)
      .where(theirs)
      .orderBy(desc(clientNote.created_at), desc(clientNote.guid))
      .limit(limit)
      .offset(offset),
  )
}

/** Whether a client has as many notes as there may be. */
export async function isFull(db: Db, user: string): Promise<boolean> {
  return (await db.$count(clientNote, eq(clientNote.user, user))) >= CLIENT_NOTES_MAX
}

export async function selectNote(db: Db, user: string, guid: string): Promise<NoteRow | null> {
  const [row] = await db
    .select()
    .from(clientNote)
    .where(and(eq(clientNote.guid, guid), eq(clientNote.user, user)))
  return row ?? null
}

/** @returns null where the guid is taken */
export async function insertNote(db: Db, row: typeof clientNote.$inferInsert): Promise<NoteRow | null> {
  const [made] = await db.insert(clientNote).values(row).onConflictDoNothing().returning()
  return made ?? null
}

/** Deletes a note of a client that a nutritionist wrote. @returns whether there was one */
export async function deleteNote(db: Db, user: string, by: string, guid: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(clientNote)
    .where(and(eq(clientNote.guid, guid), eq(clientNote.user, user), eq(clientNote.nutritionist, by)))
  return rowCount === 1
}

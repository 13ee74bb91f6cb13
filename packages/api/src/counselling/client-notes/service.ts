import type { ClientNote } from '@zivina/contract/counselling/client-notes'
import { lockAccount } from '#api/account/identity/users/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, type Page, paged } from '#api/kernel/lists/page.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import { requireClient } from '../counselling-consents/service.ts'
import { deleteNote, insertNote, isFull, type NoteRow, selectNote, selectNotes } from './queries.ts'

/** Notes of a client of the nutritionist who asks, the latest first. @throws ApiError NOT_FOUND */
export async function listNotes(
  { db, actor }: UserCtx<'db'>,
  { guid, ...page }: Page & { guid: string },
): Promise<Listed<ClientNote>> {
  const client = guid.toLowerCase()
  await requireClient(db, client, actor.guid)
  return paged(await selectNotes(db, client, page), (row) => presentNote(row, actor.guid))
}

type Given = { client: string; guid: string; text: string }

/** Notes something of a client, once for each guid. @throws ApiError NOT_FOUND, LIMIT_REACHED, UNIQUE */
export async function createNote(ctx: UserCtx<'db'>, given: Given): Promise<ClientNote> {
  const by = ctx.actor.guid
  const [client, guid] = [given.client.toLowerCase(), given.guid.toLowerCase()]
  return transaction(ctx, async ({ db }) => {
    const { nutritionist } = await requireClient(db, client, by)
    await lockAccount(db, client)
    return createOnce<NoteRow, ClientNote>({
      is_named: true,
      find: async () => {
        const found = await selectNote(db, client, guid)
        return found?.nutritionist === by ? found : null
      },
      make: async () => {
        if (await isFull(db, client)) throw new ApiError('LIMIT_REACHED')
        const row = { guid, user: client, nutritionist: by, name: nutritionist.name, text: given.text }
        const made = await insertNote(db, row)
        return made && presentNote(made, by)
      },
      repeat: (former) => presentNote(former, by),
    })
  })
}

/** @throws ApiError NOT_FOUND, also for a note of another nutritionist */
export async function removeNote(
  { db, actor }: UserCtx<'db'>,
  { guid, note }: { guid: string; note: string },
): Promise<void> {
  const client = guid.toLowerCase()
  await requireClient(db, client, actor.guid)
  if (!(await deleteNote(db, client, actor.guid, note))) throw new ApiError('NOT_FOUND')
}

const presentNote = ({ guid, name, text, nutritionist, created_at }: NoteRow, reader: string): ClientNote => ({
  guid,
  nutritionist: name,
  text,
  is_own: nutritionist === reader,
  created_at: created_at.toISOString(),
})

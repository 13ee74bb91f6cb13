import type { ManagedMessage, MessagePatch } from '@zivina/contract/content/contact-messages'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type AskedPage, type Listed, paged, pageOf } from '#api/kernel/lists/page.ts'
import { presentMessage } from './managed-present.ts'
import {
  insertReply,
  isAccount,
  lockMessage,
  type MessageFilter,
  selectMessageOfReply,
  selectMessages,
  updateMessage,
} from './managed-queries.ts'

/** Messages to the support. */
export async function listMessages(
  ctx: Ctx<'db' | 'urls'>,
  { page, ...filter }: Omit<MessageFilter, 'guid'> & { page: AskedPage },
): Promise<Listed<ManagedMessage>> {
  return paged(await selectMessages(ctx.db, filter, pageOf(page)), (row) => presentMessage(row, ctx.urls))
}

/** @throws ApiError NOT_FOUND where there is no such message or account */
export async function changeMessage(
  ctx: Ctx<'db' | 'urls'>,
  guid: string,
  patch: MessagePatch,
): Promise<ManagedMessage> {
  await transaction(ctx, async ({ db }) => {
    if ((await lockMessage(db, guid)) === null) throw new ApiError('NOT_FOUND')
    if (patch.user && !(await isAccount(db, patch.user))) throw new ApiError('NOT_FOUND')
    if (Object.keys(patch).length > 0) await updateMessage(db, guid, patch)
  })
  return readMessage(ctx, guid)
}

/**
 * Answers a message by e-mail. The same answer sent again is mailed once.
 * @throws ApiError NOT_FOUND; UNIQUE where the guid is of an answer to another message
 */
export async function replyToMessage(
  ctx: UserCtx<'db' | 'urls' | 'mail'>,
  { guid, message, text }: { guid: string; message: string; text: string },
): Promise<ManagedMessage> {
  await transaction(ctx, async ({ db, mail, actor }) => {
    const asked = await lockMessage(db, message)
    if (asked === null) throw new ApiError('NOT_FOUND')
    if (await insertReply(db, { guid, message, text, author: actor.guid })) {
      await updateMessage(db, message, { state: 'answered' })
      const { email, name, subject, text: question } = asked
      await mail.enqueue(db, 'contact_reply', email, { name, subject, question, text })
    } else if ((await selectMessageOfReply(db, guid)) !== message.toLowerCase()) throw new ApiError('UNIQUE')
  })
  return readMessage(ctx, message)
}

async function readMessage(ctx: Ctx<'db' | 'urls'>, guid: string): Promise<ManagedMessage> {
  const [row] = (await selectMessages(ctx.db, { guid, ordering: 'created_at' }, pageOf(1))).rows
  if (row === undefined) throw new ApiError('NOT_FOUND')
  return presentMessage(row, ctx.urls)
}

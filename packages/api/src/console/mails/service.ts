import type { MailState } from '@zivina/contract/console/mail-states'
import type { UnsentMail } from '@zivina/contract/console/mails'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type AskedPage, type Listed, paged, pageOf } from '#api/kernel/lists/page.ts'
import { isTooLate } from '#api/kernel/mail/mail-worker.ts'
import { presentMail } from './present.ts'
import { deleteDead, lockDead, selectMails } from './queries.ts'

type Filter = { page: AskedPage; state?: MailState | undefined; ordering: 'created_at' | '-created_at' }

/** Mails that were not sent. */
export async function listMails(ctx: Ctx<'db'>, { page, ...filter }: Filter): Promise<Listed<UnsentMail>> {
  return paged(await selectMails(ctx.db, filter, pageOf(page)), presentMail)
}

/**
 * Queues a mail again that failed for good, once: it leaves those that failed.
 * @throws ApiError NOT_FOUND; MAIL_TOO_LATE where its code or link has expired
 */
export async function resendMail(ctx: Ctx<'db' | 'mail'>, guid: string): Promise<void> {
  await transaction(ctx, async ({ db, mail }) => {
    const dead = await lockDead(db, guid)
    if (dead === null) throw new ApiError('NOT_FOUND')
    if (isTooLate(dead, new Date())) throw new ApiError('MAIL_TOO_LATE')
    await deleteDead(db, guid)
    await mail.enqueue(db, dead.template, dead.to, dead.data)
  })
}

/** @throws ApiError NOT_FOUND */
export async function removeMail(ctx: Ctx<'db'>, guid: string): Promise<void> {
  if (!(await deleteDead(ctx.db, guid))) throw new ApiError('NOT_FOUND')
}

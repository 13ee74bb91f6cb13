import { linesOf } from '@zivina/domain/planning/shopping/list-lines'
import { listText } from '@zivina/domain/planning/shopping/list-text'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { readWhole } from './change-list.ts'

/**
 * Sends what is left to buy to the address of the logged-in user.
 * @throws ApiError NOT_FOUND; EMPTY_CART where nothing is left; EMAIL_NOT_SENT
 */
export async function mailList(ctx: UserCtx<'db' | 'mail'>, guid: string): Promise<void> {
  const list = await readWhole(ctx, guid)
  const groups = listText(linesOf(list), list)
  if (groups.length === 0) throw new ApiError('EMPTY_CART')
  const data = { name: list.name, guid, groups }
  await ctx.mail.enqueue(ctx.db, 'shopping_list', ctx.actor.email, data)
}

import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { calendarDay } from '@zivina/domain/calendar-day'
import { linesOf } from '@zivina/domain/planning/shopping/list-lines'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type LockedList, lockList, publishChange } from './list-queries.ts'
import { presentList } from './present-list.ts'
import { selectWhole } from './whole-queries.ts'

/** @throws ApiError NOT_FOUND where the person may not read the list */
export async function readWhole(ctx: UserCtx<'db'>, guid: string): Promise<ShoppingList> {
  const row = await selectWhole(ctx.db, ctx.actor.guid, guid)
  if (row === null) throw new ApiError('NOT_FOUND')
  return presentList(row, calendarDay(new Date()))
}

/** The list as a change leaves it, where the change read it last; then it is not read once more. */
export type SeenList = { last: ShoppingList | null }

/**
 * Changes a list under its lock, raises its version and tells everybody who follows it.
 * @returns the list as it is afterwards
 * @throws ApiError NOT_FOUND where the person may not change the list, and what `work` throws
 */
export async function changeList<Port extends 'db' | 'mail' | 'urls' | 'work' | 'signal'>(
  ctx: UserCtx<Port | 'db'>,
  guid: string,
  work: (ctx: UserCtx<Port | 'db'>, list: LockedList, seen: SeenList) => Promise<void>,
): Promise<ShoppingList> {
  return transaction(ctx, async (ctx) => {
    const locked = await lockList(ctx.db, ctx.actor.guid, guid)
    if (locked === null) throw new ApiError('NOT_FOUND')
    const seen: SeenList = { last: null }
    await work(ctx, locked, seen)
    const list = seen.last ?? (await readWhole(ctx, guid))
    const open_count = linesOf(list).filter(({ state }) => !state.is_ticked).length
    const { version, updated_at } = await publishChange(ctx.db, guid, open_count)
    return { ...list, open_count, version, updated_at: new Date(updated_at).toISOString() }
  })
}

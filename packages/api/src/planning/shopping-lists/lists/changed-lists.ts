import { SHOPPING_LISTS_AT_ONCE } from '@zivina/contract/planning/limits'
import type { ShoppingListChanges } from '@zivina/contract/planning/shopping-lists'
import { calendarDay } from '@zivina/domain/calendar-day'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { readMark } from '#api/kernel/marks/sql.ts'
import { selectReadable } from './list-queries.ts'
import { presentList } from './present-list.ts'
import { selectWholes } from './whole-queries.ts'

/** Which of one's own lists and of those shared with one changed since a mark, and which there are. */
export async function listChangedLists(
  ctx: UserCtx<'db'>,
  { changed_since }: { changed_since?: string | undefined },
): Promise<ShoppingListChanges> {
  const { mark, since } = await readMark(ctx.db, changed_since)
  const readable = await selectReadable(ctx.db, ctx.actor.guid, since)
  const changed = readable.filter(({ is_changed }) => is_changed).map(({ guid }) => guid)
  const rows = await selectWholes(ctx.db, ctx.actor.guid, changed.slice(0, SHOPPING_LISTS_AT_ONCE))
  const today = calendarDay(new Date())
  return {
    mark,
    is_whole: since === null,
    results: rows.map((row) => presentList(row, today)),
    unread: changed.slice(SHOPPING_LISTS_AT_ONCE),
    readable: readable.map(({ guid }) => guid),
  }
}

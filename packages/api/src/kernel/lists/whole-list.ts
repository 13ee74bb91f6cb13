import { lackOf } from '#api/kernel/access/access.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import type { ListCtx, ListTable } from '#api/kernel/declared/list-table.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'

/** Whether a filter is one that the list's call takes. */
export function isFilterOf({ endpoint }: ListTable, filter: Readonly<Record<string, string>>): boolean {
  return !('page' in filter) && endpoint.query.safeParse(filter).success
}

/** Rows of a list in memory at once. */
const ROWS_AT_ONCE = 1000

/** All rows that a filter of a list selects, as of one moment: each is there once, in the order of the list. `count` is the number of all. */
export async function* rowsOfList(
  ctx: ListCtx,
  list: ListTable,
  filter: Readonly<Record<string, string>>,
): AsyncGenerator<{ rows: readonly unknown[]; count: number }> {
  const query = list.endpoint.query.parse(filter)
  let count: number | null = null
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    // They are counted once, with the first rows.
    const page = { limit: ROWS_AT_ONCE, offset, ...(count === null ? {} : { counted_max: 0 }) }
    const { results, count: counted } = await list.read(ctx, query, page)
    count ??= counted
    yield { rows: results, count }
    if (results.length < ROWS_AT_ONCE) return
  }
}

/** Whether a caller may open a list. */
export function mayRead(actor: UserActor, { endpoint }: ListTable): boolean {
  return endpoint.access === 'public' || lackOf(endpoint.access, actor) === null
}

/** @throws ApiError USER_PERMISSION_DENIED */
export function requireList({ actor }: Pick<ListCtx, 'actor'>, list: ListTable): void {
  if (!mayRead(actor, list)) throw new ApiError('USER_PERMISSION_DENIED')
}

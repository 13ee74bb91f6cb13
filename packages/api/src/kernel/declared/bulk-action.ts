import type { BulkActionName } from '@zivina/contract/kernel/bulks'
import type { Decision } from '@zivina/contract/kernel/moderation'
import type { TagChange } from '@zivina/contract/kernel/tag-change'
import type { Db } from '@zivina/db/database'
import type { UserActor } from '#api/kernel/access/actor.ts'
import type { KeyReader } from '#api/kernel/keys/keys.ts'
import type { Ports } from '../ports/port.ts'
import type { Urls } from '../ports/urls.ts'

/** A row of a bulk job as it was when the rows were listed. `seen` tells that state from a later one. */
export type BulkItem = { target: string; name: string; seen: string }

/** What a bulk job is told besides its rows. */
type BulkOrder = { decision: Decision | null; tags: TagChange | null }

/** What an action works with; it acts for the admin who ordered the job, with the roles of now. */
export type BulkCtx = Ports & { db: Db; public_url: string; urls: Urls; actor: UserActor; keys: KeyReader }

/** Something that can be done with every row that the filters of a list select. */
export type BulkAction = {
  name: BulkActionName
  /** What is kept of a listed row. */
  itemOf(row: never): BulkItem
  /**
   * Does it with one row, in the caller's transaction.
   * @throws ApiError where the row is left as it is; its sentence is the reason that the admin reads
   */
  perform(ctx: BulkCtx, item: BulkItem, order: BulkOrder): Promise<unknown>
}

/** Declares an action; `Row` is what the list answers. */
export function bulkAction<Row>(action: Omit<BulkAction, 'itemOf'> & { itemOf: (row: Row) => BulkItem }): BulkAction {
  return action
}

/** A decision on one row that is refused where another admin decided since the rows were listed. */
export function decisionOn(item: BulkItem, { decision }: BulkOrder) {
  if (decision === null) throw new Error('a bulk job without the decision that it is told')
  return { guid: item.target, ...decision, seen: item.seen as Decision['status'] }
}

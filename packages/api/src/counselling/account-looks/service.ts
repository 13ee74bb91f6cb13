import type { AccountLook } from '@zivina/contract/counselling/account-looks'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { type Listed, type Page, paged } from '#api/kernel/lists/page.ts'
import { type LookRow, selectLooks } from './queries.ts'

/** Who looked at one's own data. */
export async function listAccountLooks({ db, actor }: UserCtx<'db'>, page: Page): Promise<Listed<AccountLook>> {
  return paged(await selectLooks(db, actor.guid, page), presentLook)
}

const presentLook = ({ guid, nutritionist, what, reason, looked_at }: LookRow): AccountLook => ({
  guid,
  nutritionist,
  what,
  reason,
  looked_at: new Date(looked_at).toISOString(),
})

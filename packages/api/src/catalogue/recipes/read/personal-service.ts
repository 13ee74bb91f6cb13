import type { PersonalRecipe } from '@zivina/contract/catalogue/recipes/read'
import { searchStems } from '@zivina/czech/search-text'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { abilitiesOf } from '#api/kernel/access/ownership.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { type Listed, type Page, paged, selectCounted } from '#api/kernel/lists/page.ts'
import { presentPersonalRecipe } from './present.ts'
import { countPersonal, selectPersonal } from './queries/personal.ts'

type PersonalQuery = Page & {
  search?: string | undefined
  status?: Status | undefined
  is_private?: boolean | undefined
}

/** The logged-in user's recipes in every state, newest first: one page and the total number. */
export async function listPersonal(
  ctx: UserCtx<'db' | 'urls'>,
  { search, status, is_private, ...page }: PersonalQuery,
): Promise<Listed<PersonalRecipe>> {
  const filter = {
    creator: ctx.actor.guid,
    status: status ?? null,
    is_private: is_private ?? null,
    stems: searchStems(search ?? ''),
  }
  const count = await countPersonal(ctx.db, filter)
  const found = await selectCounted(page, count, () => selectPersonal(ctx.db, filter, page))
  return paged(found, (row) => presentPersonalRecipe(row, abilitiesOf(ctx.actor, row.creator_guid), ctx.urls))
}

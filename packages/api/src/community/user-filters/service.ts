import type { UserFilter, UserFilterInput, UserFilterPatch } from '@zivina/contract/community/user-filters'
import { ERRORS } from '@zivina/contract/kernel/errors'
import { USER_FILTERS_MAX } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { violatedConstraint } from '@zivina/db/unique-violation'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { ApiError, FieldErrors } from '#api/kernel/errors/api-error.ts'
import { type Listed, type Page, paged } from '#api/kernel/lists/page.ts'
import { presentUserFilter } from './present.ts'
import {
  countUserFilters,
  deleteUserFilter,
  insertUserFilter,
  lockAndCount,
  selectUserFilters,
  type UserFilterRow,
  updateUserFilter,
} from './queries.ts'

/** Own saved filters, the last saved first. */
export async function listUserFilters(db: Db, actor: UserActor, page: Page): Promise<Listed<UserFilter>> {
  const [rows, count] = await Promise.all([selectUserFilters(db, actor.guid, page), countUserFilters(db, actor.guid)])
  return paged({ rows, count }, presentUserFilter)
}

/**
 * @throws FieldErrors UNIQUE at `name`
 * @throws ApiError LIMIT_REACHED
 */
export async function createUserFilter(db: Db, actor: UserActor, input: UserFilterInput): Promise<UserFilter> {
  const row = await refuseTakenName(() =>
    db.transaction(async (tx) => {
      if ((await lockAndCount(tx, actor.guid)) >= USER_FILTERS_MAX) throw new ApiError('LIMIT_REACHED')
      return insertUserFilter(tx, actor.guid, input)
    }),
  )
  return presentUserFilter(row)
}

/**
 * @throws FieldErrors UNIQUE at `name`
 * @throws ApiError NOT_FOUND
 */
export async function changeUserFilter(
  db: Db,
  actor: UserActor,
  guid: string,
  patch: UserFilterPatch,
): Promise<UserFilter> {
  return presentUserFilter(await refuseTakenName(() => updateUserFilter(db, actor.guid, guid, patch)))
}

/** @throws ApiError NOT_FOUND */
export async function removeUserFilter(db: Db, actor: UserActor, guid: string): Promise<void> {
  if (!(await deleteUserFilter(db, actor.guid, guid))) throw new ApiError('NOT_FOUND')
}

/** Reports a taken name at its field; only the database can detect it reliably. */
async function refuseTakenName(work: () => Promise<UserFilterRow | null>): Promise<UserFilterRow> {
  try {
    const row = await work()
    if (row === null) throw new ApiError('NOT_FOUND')
    return row
  } catch (error) {
    if (violatedConstraint(error) !== 'user_filter_name') throw error
    throw new FieldErrors({ name: [{ code: 'UNIQUE', message: ERRORS.UNIQUE.message }] })
  }
}

import type { UserFilter, UserFilterInput, UserFilterPatch } from '@zivina/contract/community/user-filters'
import { ERRORS } from '@zivina/contract/kernel/errors'
import { USER_FILTERS_MAX } from '@zivina/contract/kernel/limits'
import { violatedConstraint } from '@zivina/db/unique-violation'
import { ApiError, FieldErrors } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, type Page, paged } from '#api/kernel/lists/page.ts'
import { presentUserFilter } from './present.ts'
import {
  countUserFilters,
  deleteUserFilter,
  insertUserFilter,
  lockAndCount,
  replaceIngredient,
  replaceTag,
  selectUserFilters,
  type UserFilterRow,
  updateUserFilter,
} from './queries.ts'

/** Own saved filters, the last saved first. */
export async function listUserFilters(ctx: UserCtx<'db'>, page: Page): Promise<Listed<UserFilter>> {
  const [rows, count] = await Promise.all([
    selectUserFilters(ctx.db, ctx.actor.guid, page),
    countUserFilters(ctx.db, ctx.actor.guid),
  ])
  return paged({ rows, count }, presentUserFilter)
}

/**
 * @throws FieldErrors UNIQUE at `name`
 * @throws ApiError LIMIT_REACHED
 */
export async function createUserFilter(ctx: UserCtx<'db'>, input: UserFilterInput): Promise<UserFilter> {
  const row = await refuseTakenName(() =>
    transaction(ctx, async (ctx) => {
      if ((await lockAndCount(ctx.db, ctx.actor.guid)) >= USER_FILTERS_MAX) throw new ApiError('LIMIT_REACHED')
      return insertUserFilter(ctx.db, ctx.actor.guid, input)
    }),
  )
  return presentUserFilter(row)
}

/**
 * @throws FieldErrors UNIQUE at `name`
 * @throws ApiError NOT_FOUND
 */
export async function changeUserFilter(ctx: UserCtx<'db'>, guid: string, patch: UserFilterPatch): Promise<UserFilter> {
  return presentUserFilter(await refuseTakenName(() => updateUserFilter(ctx.db, ctx.actor.guid, guid, patch)))
}

/** @throws ApiError NOT_FOUND */
export async function removeUserFilter(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  if (!(await deleteUserFilter(ctx.db, ctx.actor.guid, guid))) throw new ApiError('NOT_FOUND')
}

/** Renames a tag in every saved filter, or takes it out of them where `to` is null. */
export function replaceTagOfFilters(ctx: Ctx<'db'>, from: string, to: string | null): Promise<void> {
  return replaceTag(ctx.db, from, to)
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

/** Replaces a food in every saved filter by the one that it was merged into. */
export function replaceIngredientOfFilters(ctx: Ctx<'db'>, merged: { from: string; into: string }): Promise<void> {
  return replaceIngredient(ctx.db, merged)
}

import { ERRORS } from '@zivina/contract/kernel/errors'
import { MEAL_PLAN_FOLDER_DEPTH_MAX, MEAL_PLAN_FOLDERS_MAX } from '@zivina/contract/planning/limits'
import type { MealPlanFolder } from '@zivina/contract/planning/meal-plan-folders'
import { violatedConstraint } from '@zivina/db/unique-violation'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import { ApiError, FieldErrors } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, whole } from '#api/kernel/lists/page.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import { movePlansOf } from '../meal-plans/service.ts'
import { presentFolder } from './present.ts'
import {
  deleteFolder,
  type FolderRow,
  insertFolder,
  liftFolders,
  selectFolders,
  updateFolder,
  updateOrder,
} from './queries.ts'
import { freeNames, mayLieIn } from './tree.ts'

type NewFolder = { guid: string; name: string; parent: string | null }

/** All own folders; without premium too, so that nothing is hidden from its owner. */
export async function listFolders(ctx: UserCtx<'db'>): Promise<Listed<MealPlanFolder>> {
  return whole(await selectFolders(ctx.db, ctx.actor.guid), presentFolder)
}

/**
 * Creates a folder at the end of its parent. A guid that exists is a repeated attempt.
 * @throws FieldErrors UNIQUE at `name`
 * @throws ApiError NO_PREMIUM, NOT_FOUND where the parent is not the person's, LIMIT_REACHED, UNIQUE
 */
export async function createFolder(ctx: UserCtx<'db'>, folder: NewFolder): Promise<MealPlanFolder> {
  requireKeeper(ctx)
  const { guid } = folder
  await refuseTakenName(() =>
    transaction(ctx, async (ctx) => {
      await lockPerson(ctx.db, ctx.actor.guid)
      const all = await selectFolders(ctx.db, ctx.actor.guid)
      await createOnce({
        is_named: true,
        find: async () => all.find((one) => one.guid === guid) ?? null,
        make: async () => {
          if (all.length >= MEAL_PLAN_FOLDERS_MAX) throw new ApiError('LIMIT_REACHED')
          requirePlace(all, folder)
          return insertFolder(ctx.db, ctx.actor.guid, folder)
        },
        repeat: () => guid,
      })
    }),
  )
  return readFolder(ctx, guid)
}

/**
 * Renames a folder or moves it.
 * @throws FieldErrors UNIQUE at `name`
 * @throws ApiError NO_PREMIUM, NOT_FOUND, LIMIT_REACHED where it would lie too deep or in itself
 */
export async function changeFolder(
  ctx: UserCtx<'db'>,
  {
    guid,
    ...patch
  }: {
    guid: string
    name?: string | undefined
    parent?: string | null | undefined
    before?: string | null | undefined
  },
): Promise<MealPlanFolder> {
  await refuseTakenName(() =>
    transaction(ctx, async (ctx) => {
      await lockPerson(ctx.db, ctx.actor.guid)
      const all = await selectFolders(ctx.db, ctx.actor.guid)
      const folder = requireFolder(all, guid)
      requireKeeper(ctx)
      const { name = folder.name, parent = folder.parent, before } = patch
      requirePlace(all, { guid, parent })
      await updateFolder(ctx.db, ctx.actor.guid, { guid, name, parent })
      if (before !== undefined || parent !== folder.parent) {
        await updateOrder(ctx.db, ctx.actor.guid, orderWith(all, { guid, parent }, before ?? null))
      }
    }),
  )
  return readFolder(ctx, guid)
}

/** Deletes a folder; its folders and plans move to its parent. @throws ApiError NOT_FOUND */
export async function removeFolder(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const owner = ctx.actor.guid
    await lockPerson(ctx.db, owner)
    const all = await selectFolders(ctx.db, owner)
    const { parent } = requireFolder(all, guid)
    const children = all.filter((folder) => folder.parent === guid)
    const taken = all.filter((folder) => folder.parent === parent && folder.guid !== guid).map(({ name }) => name)
    // The folder itself still has its name while its folders move up, and one of them may have the same.
    if (children.length > 0) {
      const renamed = freeNames(children, taken)
      await updateFolder(ctx.db, owner, { guid, name: guid, parent })
      await liftFolders(ctx.db, owner, { guid, parent, renamed })
    }
    await movePlansOf(ctx, { folder: guid, to: parent })
    await deleteFolder(ctx.db, owner, guid)
  })
}

/** @throws ApiError NO_PREMIUM */
function requireKeeper({ actor }: Pick<UserCtx<'db'>, 'actor'>): void {
  if (!actor.is_premium && !actor.is_admin) throw new ApiError('NO_PREMIUM')
}

function requireFolder(all: readonly FolderRow[], guid: string): FolderRow {
  const found = all.find((folder) => folder.guid === guid)
  if (!found) throw new ApiError('NOT_FOUND')
  return found
}

function requirePlace(all: readonly FolderRow[], place: { guid: string; parent: string | null }): void {
  if (place.parent !== null) requireFolder(all, place.parent)
  if (mayLieIn(all, place, MEAL_PLAN_FOLDER_DEPTH_MAX) !== 'yes') throw new ApiError('LIMIT_REACHED')
}

/** The folders of a parent with one of them before another; the end where `before` is null or none of them. */
function orderWith(
  all: readonly FolderRow[],
  { guid, parent }: { guid: string; parent: string | null },
  before: string | null,
): string[] {
  const others = all.filter((folder) => folder.parent === parent && folder.guid !== guid).map((folder) => folder.guid)
  const at = before === null ? -1 : others.indexOf(before)
  return others.toSpliced(at === -1 ? others.length : at, 0, guid)
}

async function readFolder(ctx: UserCtx<'db'>, guid: string): Promise<MealPlanFolder> {
  return presentFolder(requireFolder(await selectFolders(ctx.db, ctx.actor.guid), guid))
}

/** Reports a taken name at its field; only the database can detect it reliably. */
async function refuseTakenName<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (violatedConstraint(error) !== 'meal_plan_folder_name') throw error
    throw new FieldErrors({ name: [{ code: 'UNIQUE', message: ERRORS.UNIQUE.message }] })
  }
}

import type { Tags } from '@zivina/contract/catalogue/tags'
import type { Db } from '@zivina/db/database'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { presentTags } from './present.ts'
import {
  deleteTag,
  insertTag,
  lockTags,
  mergeTag,
  placeTags,
  replaceOrdered,
  selectTags,
  updateTag,
} from './queries.ts'

/** Every tag, and those of the front page. */
export async function listTags(db: Db): Promise<Tags> {
  return presentTags(await selectTags(db))
}

const inCzechOrder = (names: readonly string[]): string[] => names.toSorted(new Intl.Collator('cs').compare)

/** @throws ApiError UNIQUE where the tag exists */
export async function addTag(ctx: Ctx<'db'>, name: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const names = await lockTags(ctx.db)
    if (names.includes(name)) throw new ApiError('UNIQUE')
    await insertTag(ctx.db, name)
    await placeTags(ctx.db, inCzechOrder([...names, name]))
  })
}

/**
 * Renames a tag. Where another one has the name, it is merged into that, which keeps its place on the front page or gets this one's.
 * @throws ApiError NOT_FOUND; UNIQUE where another tag has the new name and they are not to be merged
 */
export async function renameTag(
  ctx: Ctx<'db'>,
  { from, to, merges }: { from: string; to: string; merges: boolean },
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const names = await lockTags(ctx.db)
    if (!names.includes(from)) throw new ApiError('NOT_FOUND')
    if (from !== to && names.includes(to)) {
      if (!merges) throw new ApiError('UNIQUE')
      return mergeTag(ctx.db, from, to)
    }
    await updateTag(ctx.db, from, to)
    await placeTags(ctx.db, inCzechOrder(names.map((name) => (name === from ? to : name))))
  })
}

/** @throws ApiError NOT_FOUND */
export async function removeTag(ctx: Ctx<'db'>, name: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    if (!(await lockTags(ctx.db)).includes(name)) throw new ApiError('NOT_FOUND')
    await deleteTag(ctx.db, name)
  })
}

/** Replaces the row of the front page. @throws ApiError TAG_DOESNT_EXIST */
export async function orderTags(ctx: Ctx<'db'>, names: readonly string[]): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const known = new Set(await lockTags(ctx.db))
    if (names.some((name) => !known.has(name))) throw new ApiError('TAG_DOESNT_EXIST')
    await replaceOrdered(ctx.db, names)
  })
}

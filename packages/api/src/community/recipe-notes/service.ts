import type { RecipeNote } from '@zivina/contract/community/recipe-notes'
import { RECIPE_NOTES_MAX } from '@zivina/contract/kernel/limits'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, type Page, paged } from '#api/kernel/lists/page.ts'
import { requireAsSeen } from '#api/kernel/versions/as-seen.ts'
import { presentNote } from './present.ts'
import { deleteNote, insertNote, lockNote, selectNote, selectNotes, selectQuota, updateNote } from './queries.ts'

/** The logged-in user's notes, the last written first. */
export async function listNotes(ctx: UserCtx<'db'>, page: Page): Promise<Listed<RecipeNote>> {
  return paged(await selectNotes(ctx.db, ctx.actor.guid, page), presentNote)
}

/** The logged-in user's note about a recipe, also where the recipe is no longer public; null where there is none. */
export async function readNote(ctx: UserCtx<'db'>, recipe: string): Promise<RecipeNote | null> {
  const row = await selectNote(ctx.db, ctx.actor.guid, recipe)
  return row && presentNote(row)
}

type Kept = {
  recipe: string
  text: string
  /** When the note was written as far as the window knows; null where it knows of none. */
  seen_at: string | null
}

/**
 * Writes the logged-in user's note about a recipe. The same text sent again (a double click, a lost answer) changes nothing.
 * @throws ApiError NOT_FOUND where they may not see the recipe; CHANGED_ELSEWHERE where another window wrote or deleted the note
 * since `seen_at`; LIMIT_REACHED
 */
export async function storeNote(ctx: UserCtx<'db'>, { recipe, text, seen_at }: Kept): Promise<RecipeNote> {
  const user = ctx.actor.guid
  return transaction(ctx, async (ctx) => {
    // Two windows that write the first note at the same moment write one after another.
    await lockPerson(ctx.db, user)
    const present = await lockNote(ctx.db, user, recipe)
    if (present === null) {
      await makeNote(ctx, { recipe, text, seen_at })
    } else if (present.text !== text) {
      if (seen_at === null) throw new ApiError('CHANGED_ELSEWHERE')
      requireAsSeen(seen_at, present.updated_at)
      await updateNote(ctx.db, user, recipe, text)
    }
    const note = await readNote(ctx, recipe)
    if (note === null) throw new ApiError('NOT_FOUND')
    return note
  })
}

async function makeNote(ctx: UserCtx<'db'>, { recipe, text, seen_at }: Kept): Promise<void> {
  const { is_seen, count } = await selectQuota(ctx.db, ctx.actor.guid, recipe)
  if (!is_seen) throw new ApiError('NOT_FOUND')
  // The window knows of a note that another one has deleted.
  if (seen_at !== null) throw new ApiError('CHANGED_ELSEWHERE')
  if (count >= RECIPE_NOTES_MAX) throw new ApiError('LIMIT_REACHED')
  await insertNote(ctx.db, ctx.actor.guid, recipe, text)
}

/**
 * Deletes the logged-in user's note about a recipe.
 * @throws ApiError NOT_FOUND; CHANGED_ELSEWHERE where another window wrote it since `seen_at`
 */
export async function removeNote(
  ctx: UserCtx<'db'>,
  { recipe, seen_at }: { recipe: string; seen_at?: string | undefined },
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const present = await lockNote(ctx.db, ctx.actor.guid, recipe)
    if (present === null) throw new ApiError('NOT_FOUND')
    requireAsSeen(seen_at, present.updated_at)
    await deleteNote(ctx.db, ctx.actor.guid, recipe)
  })
}

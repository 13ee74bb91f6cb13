import type { RecipeDraftSummary } from '@zivina/contract/catalogue/recipes/drafts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { type Listed, whole } from '#api/kernel/lists/page.ts'
import { deleteDraft, selectDraft, selectDrafts, upsertDraft } from './queries.ts'

const instant = (moment: string): string => new Date(moment).toISOString()

/** The logged-in user's unsaved recipes, the latest first. */
export async function listDrafts(ctx: UserCtx<'db'>): Promise<Listed<RecipeDraftSummary>> {
  return whole(await selectDrafts(ctx.db, ctx.actor.guid), ({ key, name, is_new, updated_at }) => {
    return { key, name: name ?? '', is_new, updated_at: instant(updated_at) }
  })
}

/** @throws ApiError NOT_FOUND */
export async function readDraft(ctx: UserCtx<'db'>, key: string) {
  const row = await selectDraft(ctx.db, ctx.actor.guid, key.toLowerCase())
  if (row === null) throw new ApiError('NOT_FOUND')
  return { key: row.key, body: row.body, updated_at: instant(row.updated_at) }
}

/** @throws ApiError CHANGED_ELSEWHERE where another window saved the draft since `seen_at` */
export async function keepDraft(
  ctx: UserCtx<'db'>,
  { key, body, seen_at }: { key: string; body: Record<string, unknown>; seen_at?: string | null | undefined },
): Promise<{ updated_at: string }> {
  const kept = await upsertDraft(ctx.db, ctx.actor.guid, { key: key.toLowerCase(), body, seen_at })
  if (kept === null) throw new ApiError('CHANGED_ELSEWHERE')
  return { updated_at: instant(kept) }
}

export async function discardDraft(ctx: UserCtx<'db'>, key: string): Promise<void> {
  await deleteDraft(ctx.db, ctx.actor.guid, key.toLowerCase())
}

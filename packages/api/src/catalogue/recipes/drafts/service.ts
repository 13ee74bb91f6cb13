import type { RecipeDraftSummary } from '@zivina/contract/catalogue/recipes/drafts'
import type { Db } from '@zivina/db/database'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { type Listed, whole } from '#api/kernel/lists/page.ts'
import { deleteDraft, selectDraft, selectDrafts, upsertDraft } from './queries.ts'

const instant = (moment: string): string => new Date(moment).toISOString()

/** The logged-in user's unsaved recipes, the latest first. */
export async function listDrafts(db: Db, actor: UserActor): Promise<Listed<RecipeDraftSummary>> {
  return whole(await selectDrafts(db, actor.guid), ({ key, name, is_new, updated_at }) => {
    return { key, name: name ?? '', is_new, updated_at: instant(updated_at) }
  })
}

/** @throws ApiError NOT_FOUND */
export async function readDraft(db: Db, actor: UserActor, key: string) {
  const row = await selectDraft(db, actor.guid, key.toLowerCase())
  if (row === null) throw new ApiError('NOT_FOUND')
  return { key: row.key, body: row.body, updated_at: instant(row.updated_at) }
}

/** @throws ApiError CHANGED_ELSEWHERE where another window saved the draft since `seen_at` */
export async function keepDraft(
  db: Db,
  actor: UserActor,
  { key, body, seen_at }: { key: string; body: Record<string, unknown>; seen_at?: string | null | undefined },
): Promise<{ updated_at: string }> {
  const kept = await upsertDraft(db, actor.guid, { key: key.toLowerCase(), body, seen_at })
  if (kept === null) throw new ApiError('CHANGED_ELSEWHERE')
  return { updated_at: instant(kept) }
}

export async function discardDraft(db: Db, actor: UserActor, key: string): Promise<void> {
  await deleteDraft(db, actor.guid, key.toLowerCase())
}

import type { ApiClient } from '@zivina/contract/client'
import { type Draft, readDraft } from '#app/features/catalogue/recipe-editor/draft.ts'
import { readOrNothing } from '#app/session/api/read-or-nothing.ts'

/**
 * Copies of drafts in this browser, by user, until the server has them: a reload, a lost connection or a log-out loses nothing.
 * Once the server has a draft, its copy is deleted.
 */
type Copy = { draft: Draft; seen_at: string | null }

const prefix = (user: string): string => `zivina:recipe-draft:${user}:`

/** Stores a copy; without storage only the server has the draft. */
export function storeCopy(storage: Storage, user: string, key: string, copy: Copy): void {
  try {
    storage.setItem(prefix(user) + key, JSON.stringify(copy))
  } catch {
    // The server will have the draft in a moment.
  }
}

export function dropCopy(storage: Storage, user: string, key: string): void {
  storage.removeItem(prefix(user) + key)
}

export function readCopy(storage: Storage, user: string, key: string): Copy | null {
  try {
    const { draft, seen_at } = JSON.parse(storage.getItem(prefix(user) + key) ?? '{}')
    const read = readDraft(draft)
    return read && { draft: read, seen_at: typeof seen_at === 'string' ? seen_at : null }
  } catch {
    return null
  }
}

/** Copies of recipes that are not created yet. */
export function listNewCopies(storage: Storage, user: string): { key: string; name: string }[] {
  const keys = Object.keys(storage).filter((key) => key.startsWith(prefix(user)))
  return keys.flatMap((whole) => {
    const key = whole.slice(prefix(user).length)
    const copy = readCopy(storage, user, key)
    return copy && copy.draft.version === null ? [{ key, name: copy.draft.name }] : []
  })
}

/** A draft to continue, when the server last saved it as far as this window knows, and whether it has unsent changes. */
export type OpenedDraft = { draft: Draft | null; seen_at: string | null; unsent: boolean }

/** The unsaved draft: this browser's copy, which is newer, otherwise the server's. */
export async function openDraft(api: ApiClient, user: string, key: string): Promise<OpenedDraft> {
  const copy = readCopy(window.localStorage, user, key)
  if (copy) return { ...copy, unsent: true }
  const kept = await readOrNothing(api('GET /recipe_draft/{key}', { params: { key } }))
  return { draft: kept && readDraft(kept.body), seen_at: kept?.updated_at ?? null, unsent: false }
}

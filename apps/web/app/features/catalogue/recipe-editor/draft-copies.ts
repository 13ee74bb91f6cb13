import type { ApiClient } from '@zivina/contract/client'
import { readOrNothing } from '#app/session/read-or-nothing.ts'
import { type Draft, readDraft } from './draft.ts'

/**
 * What the server does not have yet is kept in this browser, by person: a reload, a lost connection or a log-out takes
 * nothing. Once the server has it, the copy here goes.
 */
type Copy = { draft: Draft; seen_at: string | null }

const prefix = (user: string): string => `zivina:recipe-draft:${user}:`

/** Keeps a copy; a storage that is full or forbidden leaves the work to the server. */
export function storeCopy(storage: Storage, user: string, key: string, copy: Copy): void {
  try {
    storage.setItem(prefix(user) + key, JSON.stringify(copy))
  } catch {
    // The server keeps the draft in a moment.
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

/** Copies of recipes that are not made yet. */
export function listNewCopies(storage: Storage, user: string): { key: string; name: string }[] {
  const keys = Object.keys(storage).filter((key) => key.startsWith(prefix(user)))
  return keys.flatMap((whole) => {
    const key = whole.slice(prefix(user).length)
    const copy = readCopy(storage, user, key)
    return copy && copy.draft.version === null ? [{ key, name: copy.draft.name }] : []
  })
}

/** A draft to go on with, when the server last kept it as far as this window knows, and whether it lacks what is here. */
export type OpenedDraft = { draft: Draft | null; seen_at: string | null; unsent: boolean }

/** What was typed and not saved: the copy of this browser, which is the newer one, or what the server kept. */
export async function openDraft(api: ApiClient, user: string, key: string): Promise<OpenedDraft> {
  const copy = readCopy(window.localStorage, user, key)
  if (copy) return { ...copy, unsent: true }
  const kept = await readOrNothing(api('GET /recipe_draft/{key}', { params: { key } }))
  return { draft: kept && readDraft(kept.body), seen_at: kept?.updated_at ?? null, unsent: false }
}

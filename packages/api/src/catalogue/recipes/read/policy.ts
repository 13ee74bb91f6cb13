import type { Actor } from '#api/kernel/access/actor.ts'

/** Whose unapproved recipes somebody sees: an admin everybody's, others their own. */
export type Viewer = { guid: string | null; sees_all: boolean }

export function viewerOf(actor: Actor): Viewer {
  return actor.kind === 'user' ? { guid: actor.guid, sees_all: actor.is_admin } : { guid: null, sees_all: false }
}

/** What somebody may do with a recipe. */
export function abilitiesOf(actor: Actor, creator: string): { can_edit: boolean; can_delete: boolean } {
  const may = actor.kind === 'user' && (actor.is_admin || actor.guid === creator)
  return { can_edit: may, can_delete: may }
}

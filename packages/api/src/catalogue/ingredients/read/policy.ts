import type { Actor } from '#api/kernel/access/actor.ts'

/** Whose unapproved ingredients somebody sees: an admin everybody's, others their own. */
export type Viewer = { guid: string | null; sees_all: boolean }

export function viewerOf(actor: Actor): Viewer {
  return actor.kind === 'user' ? { guid: actor.guid, sees_all: actor.is_admin } : { guid: null, sees_all: false }
}

export type Abilities = { can_edit: boolean; can_delete: boolean }

/** What somebody may do with an ingredient; the catalogue's own have no creator and are the admins'. */
export function abilitiesOf(actor: Actor, creator: string | null): Abilities {
  const may = actor.kind === 'user' && (actor.is_admin || actor.guid === creator)
  return { can_edit: may, can_delete: may }
}

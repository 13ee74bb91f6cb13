import type { Actor } from './actor.ts'

/** For whom rows that have an owner are read: an anonymous visitor (null), a person, or an admin, who may do all. */
export type Viewer = { guid: string | null; is_admin: boolean }
/** For whom they are changed: always a person. */
export type Editor = Viewer & { guid: string }

/** Sees what is public alone. */
export const PUBLIC: Viewer = { guid: null, is_admin: false }

export function viewerOf(actor: Actor): Viewer {
  return actor.kind === 'user' ? { guid: actor.guid, is_admin: actor.is_admin } : PUBLIC
}

/** A person without an admin's rights: for what even an admin does with their own rows alone. */
export function asOwner(guid: string): Editor {
  return { guid, is_admin: false }
}

export type Abilities = { can_edit: boolean; can_delete: boolean }

/**
 * What the actor may do with a row, as it is sent along with it: its owner and admins may change it.
 * @param owner null where it belongs to the catalogue itself, which is the admins'
 */
export function abilitiesOf(actor: Actor, owner: string | null): Abilities {
  const may = actor.kind === 'user' && (actor.is_admin || actor.guid === owner)
  return { can_edit: may, can_delete: may }
}

import type { Share, SharedWithMe } from '@zivina/contract/planning/shares'
import type { SharedRow, ShareRow } from './queries.ts'

/** An invited person as the owner sees them. */
export function presentShare({ guid, email, role, username, created_at }: ShareRow): Share {
  return { guid, email, role, username, created_at: new Date(created_at).toISOString() }
}

/** A share as the invited person sees it. */
export function presentShared({
  guid,
  kind,
  object,
  name,
  owner_name,
  role,
  is_accepted,
  created_at,
}: SharedRow): SharedWithMe {
  return { guid, kind, object, name, owner_name, role, is_accepted, created_at: new Date(created_at).toISOString() }
}

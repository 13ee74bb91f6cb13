import type { Session } from '@zivina/contract/account/user-access'
import type { Db } from '@zivina/db/database'
import type { z } from 'zod'
import { recordEvent } from '../audit/service.ts'
import type { UserActor } from '../http/actor.ts'
import { ApiError } from '../http/api-error.ts'
import type { Visitor } from '../http/visitor.ts'
import { endSessionOf, endSessionsOf } from '../sessions/service.ts'
import { requireOwn } from './policy.ts'
import { selectSessions } from './session-queries.ts'

/** The devices the account is signed in on, last used first. */
export async function listSessions(db: Db, actor: UserActor, guid: string): Promise<z.input<typeof Session>[]> {
  requireOwn(actor, guid)
  const rows = await selectSessions(db, actor.guid)
  return rows.map((row) => ({
    guid: row.guid,
    device: row.device,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    current: row.guid === actor.session_guid,
  }))
}

/** Signs one device out. */
export async function endOwnSession(
  db: Db,
  actor: UserActor,
  input: { guid: string; session: string },
  visitor: Visitor,
): Promise<void> {
  requireOwn(actor, input.guid)
  await db.transaction(async (tx) => {
    if (!(await endSessionOf(tx, actor.guid, input.session))) throw new ApiError('NOT_FOUND')
    await recordEvent(tx, 'session_ended', actor.guid, visitor)
  })
}

/** Signs every device out, the asking one included. */
export async function endOwnSessions(db: Db, actor: UserActor, guid: string, visitor: Visitor): Promise<void> {
  requireOwn(actor, guid)
  await db.transaction(async (tx) => {
    await endSessionsOf(tx, actor.guid)
    await recordEvent(tx, 'sessions_ended', actor.guid, visitor)
  })
}

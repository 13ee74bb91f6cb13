import type { Session } from '@zivina/contract/account/user-access'
import type { Db } from '@zivina/db/database'
import type { z } from 'zod'
import { requireOwn } from '#api/account/users/policy.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Visitor } from '#api/kernel/http/visitor.ts'
import { selectSessions } from './device-queries.ts'
import { endSessionOf, endSessionsOf } from './service.ts'

/** The devices on which the account is logged in, last used first. */
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

/** Logs one device out. */
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

/** Logs every device out, including the one that makes the call. */
export async function endOwnSessions(db: Db, actor: UserActor, guid: string, visitor: Visitor): Promise<void> {
  requireOwn(actor, guid)
  await db.transaction(async (tx) => {
    await endSessionsOf(tx, actor.guid)
    await recordEvent(tx, 'sessions_ended', actor.guid, visitor)
  })
}

import type { Db } from '@zivina/db/database'
import type { KeyReader } from '#api/kernel/keys/keys.ts'
import type { UserActor } from './actor.ts'

/** Somebody signed in, and whether they may use the administration if their role does. */
export type Admission = { actor: UserActor; may_administer: boolean }

/**
 * Reads who makes a call from its Authorization header. The kernel is given it, as it knows no sessions.
 * @throws ApiError UNAUTHORIZED, EXPIRED_TOKEN, BANNED_USER
 */
export type ActorReader = (tools: { db: Db; keys: KeyReader }, authorization: string) => Promise<Admission>

import type { Db } from '@zivina/db/database'
import type { KeyReader } from '#api/kernel/keys/keys.ts'
import type { UserActor } from './actor.ts'

/** A logged-in user, and whether they may use the administration if their role allows it. */
export type Admission = { actor: UserActor; may_administer: boolean }

/**
 * Identifies the caller by the Authorization header. Passed to the kernel, which does not know sessions.
 * @throws ApiError UNAUTHORIZED, EXPIRED_TOKEN, BANNED_USER
 */
export type ActorReader = (tools: { db: Db; keys: KeyReader }, authorization: string) => Promise<Admission>

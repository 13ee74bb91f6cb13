import type { Db } from '@zivina/db/database'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { type Credentials, selectCredentials } from './credential-queries.ts'
import { verifyPassword } from './service.ts'

/**
 * Requires the password again before a sensitive change. An account that logs in through another service and has no password
 * must first set one by the link for a forgotten password.
 *
 * @throws ApiError WRONG_PASSWORD, SERVICE_UNAVAILABLE
 */
export async function confirmPassword(
  db: Db,
  guid: string,
  password: string,
): Promise<Credentials & { password_hash: string }> {
  const found = await selectCredentials(db, guid)
  const { password_hash } = found ?? { password_hash: null }
  const matches = await verifyPassword(password, password_hash, guid)
  if (!found || password_hash === null || !matches) throw new ApiError('WRONG_PASSWORD')
  return { ...found, password_hash }
}

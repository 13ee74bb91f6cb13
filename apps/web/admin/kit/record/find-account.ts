import { ApiFailure } from '@zivina/contract/client'
import { sessionApi } from '#app/session/api/session-api.ts'

const UNKNOWN = 'Takový účet tu není.'

/**
 * The guid of the account with exactly this e-mail or username.
 * @throws ApiFailure at the field `account` where there is none
 */
export async function findAccount(typed: string): Promise<string> {
  const wanted = typed.trim().toLowerCase()
  const { results } = await sessionApi('GET /user_short', { query: { search: wanted } })
  const found = results.find(({ email, username }) => [email, username].some((each) => each.toLowerCase() === wanted))
  if (found) return found.guid
  throw new ApiFailure(404, { account: [{ code: 'NOT_FOUND', message: UNKNOWN }] }, null)
}

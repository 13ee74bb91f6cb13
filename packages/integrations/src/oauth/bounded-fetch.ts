import { readBounded } from '../receiving/read-bounded.ts'
import { OauthDown } from './port.ts'

/** How long an answer may take before the person is asked to log in another way. */
const TIMEOUT_MS = 8000
/** Keys, tokens and profiles have a few kilobytes; a larger answer is something else. */
const ANSWER_MAX_BYTES = 256 * 1024

/**
 * The fetch for log-in services: it follows no redirects, and limits the time (including the body) and the size of an answer.
 * @throws OauthDown where there is no complete answer, or the service reports its own failure
 */
export async function boundedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await ask(url, init)
  if (response.status >= 500) throw new OauthDown(`answered ${response.status}`)
  return response
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const { status, headers } = response
    return new Response(await readBounded(response, ANSWER_MAX_BYTES), { status, headers })
  } catch (error) {
    throw new OauthDown('cannot be reached', error)
  }
}

import { ApiFailure } from '@zivina/contract/client'

/**
 * Answers 503 where the backend is down, after which crawlers come again; they would read a redirect to the maintenance page as
 * what they asked for.
 */
export async function unavailableWhenDown(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    return new Response('Service Unavailable', { status: 503, headers: { 'retry-after': '120' } })
  }
}

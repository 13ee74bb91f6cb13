import type { StandingPage } from '@zivina/contract/content/pages'
import type { LoadInput } from '#app/session/access/load.ts'

/** Loads the text of a single page by its slug. */
export function loadStandingPage({ api, signal }: LoadInput<unknown>, slug: string): Promise<StandingPage> {
  return api('GET /page/{slug}', { params: { slug }, signal })
}

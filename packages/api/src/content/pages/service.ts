import type { Library } from '@zivina/content/library'
import type { StandingPage } from '@zivina/contract/content/pages'
import { ApiError } from '#api/kernel/errors/api-error.ts'

/**
 * The text of a single page such as the terms.
 * @throws ApiError NOT_FOUND
 */
export function readStandingPage({ pages }: Library, slug: string): StandingPage {
  const page = pages.get(slug)
  if (!page) throw new ApiError('NOT_FOUND')
  return page
}

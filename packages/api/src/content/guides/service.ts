import { placeOfText } from '@zivina/content/find-text'
import type { Library, LibraryGuide } from '@zivina/content/library'
import type { Guide, GuideSummary } from '@zivina/contract/content/guides'
import type { CreatorContext } from '#api/catalogue/creators/service.ts'
import { presentText } from '#api/content/texts/present.ts'
import { loadSurroundings } from '#api/content/texts/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { type Listed, whole } from '#api/kernel/lists/page.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import { presentGuideSummary } from './present.ts'

/** All guides in reading order. */
export function listGuides({ guides }: Library, urls: Urls): Listed<GuideSummary> {
  return whole(guides, (guide) => presentGuideSummary(guide, urls))
}

/**
 * One guide with everything its page shows, by its slug or a former one.
 * @throws ApiError NOT_FOUND
 */
export async function readGuide(
  ctx: CreatorContext,
  { library: { guides }, slug }: { library: Library; slug: string },
): Promise<Guide> {
  const place = placeOfText(guides, slug)
  const guide = guides[place]
  if (!guide) throw new ApiError('NOT_FOUND')
  const { urls } = ctx
  const neighbour = (other: LibraryGuide | undefined) => (other ? presentGuideSummary(other, urls) : null)
  return {
    ...presentText(guide, await loadSurroundings(ctx, guide), urls),
    goal: guide.goal,
    stage: guide.stage,
    previous: neighbour(guides[place - 1]),
    next: neighbour(guides[place + 1]),
  }
}

/** Guides as search results show them. */
export function presentFoundGuides(guides: readonly LibraryGuide[], urls: Urls): GuideSummary[] {
  return guides.map((guide) => presentGuideSummary(guide, urls))
}

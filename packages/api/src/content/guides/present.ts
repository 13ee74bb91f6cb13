import type { LibraryGuide } from '@zivina/content/library'
import type { GuideSummary } from '@zivina/contract/content/guides'
import { presentSummary } from '#api/content/texts/present.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'

/** A guide as lists show it. */
export function presentGuideSummary(guide: LibraryGuide, urls: Urls): GuideSummary {
  return { ...presentSummary(guide, urls), goal: guide.goal, stage: guide.stage }
}

import type { LibraryGuide } from '@zivina/content/library'
import type { GuideSummary } from '@zivina/contract/content/guides'
import { presentSummary } from '#api/content/texts/present.ts'

/** A guide as lists show it. */
export function presentGuideSummary(guide: LibraryGuide, endpoint: string): GuideSummary {
  return { ...presentSummary(guide, endpoint), goal: guide.goal, stage: guide.stage }
}

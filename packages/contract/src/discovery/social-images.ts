import type { SOCIAL_IMAGE_RATIOS } from '#contract/kernel/limits.ts'

/** The kinds of pages that have a share picture. */
export const SOCIAL_IMAGE_KINDS = ['recipe', 'article', 'guide', 'creator', 'food'] as const
export type SocialImageKind = (typeof SOCIAL_IMAGE_KINDS)[number]
export type SocialImageRatio = (typeof SOCIAL_IMAGE_RATIOS)[number]

/** Increased whenever the design of the cards changes, so that cached pictures are drawn and fetched again. */
export const SOCIAL_IMAGE_REVISION = 1

/** The page that a share picture belongs to. */
export type SocialImageSubject = { kind: SocialImageKind; slug: string }

/** The same with a version of the displayed facts, so that a changed picture has another address. */
export type SharedPicture = SocialImageSubject & { version: string }

/**
 * Path of a share picture from the root of the site: `/images/social/recipe/svickova-16x9.jpg?v=1k3x9z`. Social networks cache
 * a picture by its address for weeks; the version makes them fetch a changed one. The server ignores the version.
 */
export function socialImagePath(
  { kind, slug, version }: SocialImageSubject & { version?: string },
  ratio: SocialImageRatio,
): string {
  const path = `/images/social/${kind}/${slug}-${ratio.replace('-', 'x')}.jpg`
  return version === undefined ? path : `${path}?v=${version}`
}

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * A short hash of what a picture shows: equal for equal facts, very likely different for different ones. Source of the mixing:
 * FNV-1a, 32 bits (draft-eastlake-fnv), over UTF-16 code units.
 */
export function socialImageVersion(shown: readonly (string | number | null | undefined)[]): string {
  let hash = FNV_OFFSET
  for (const character of JSON.stringify([SOCIAL_IMAGE_REVISION, ...shown])) {
    hash = Math.imul(hash ^ character.charCodeAt(0), FNV_PRIME)
  }
  return (hash >>> 0).toString(36)
}

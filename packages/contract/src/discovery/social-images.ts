import type { SOCIAL_IMAGE_RATIOS } from '#contract/kernel/limits.ts'

/** What a picture to share is drawn for. */
export const SOCIAL_IMAGE_KINDS = ['recipe', 'article', 'guide', 'creator'] as const
export type SocialImageKind = (typeof SOCIAL_IMAGE_KINDS)[number]
export type SocialImageRatio = (typeof SOCIAL_IMAGE_RATIOS)[number]

/** Goes up whenever the same card would be drawn otherwise, so that kept pictures are made and fetched anew. */
export const SOCIAL_IMAGE_REVISION = 1

/** What a picture to share stands for. */
export type SocialImageSubject = { kind: SocialImageKind; slug: string }

/** The same with a name for what the picture shows now, so that a changed one has another address. */
export type SharedPicture = SocialImageSubject & { version: string }

/**
 * Path of a picture to share from the root of the site: `/images/social/recipe/svickova-16x9.jpg?v=1k3x9z`. Networks keep
 * a picture by its address for weeks; the version makes them fetch a changed one. The answer does not depend on it.
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
 * A short name for what a picture shows: equal for equal facts, most likely another one for others.
 * Source of the mixing: FNV-1a, 32 bits (draft-eastlake-fnv), over UTF-16 code units.
 */
export function socialImageVersion(shown: readonly (string | number | null | undefined)[]): string {
  let hash = FNV_OFFSET
  for (const character of JSON.stringify([SOCIAL_IMAGE_REVISION, ...shown])) {
    hash = Math.imul(hash ^ character.charCodeAt(0), FNV_PRIME)
  }
  return (hash >>> 0).toString(36)
}

import type { SOCIAL_IMAGE_RATIOS } from './limits.ts'

/** What a picture to share is drawn for. */
export const SOCIAL_IMAGE_KINDS = ['recipe', 'article', 'guide'] as const
export type SocialImageKind = (typeof SOCIAL_IMAGE_KINDS)[number]
export type SocialImageRatio = (typeof SOCIAL_IMAGE_RATIOS)[number]

/** What a picture to share stands for. */
export type SocialImageSubject = { kind: SocialImageKind; slug: string }

/** Path of a picture to share from the root of the site: `/images/social/recipe/svickova-16x9.jpg`. */
export function socialImagePath({ kind, slug }: SocialImageSubject, ratio: SocialImageRatio): string {
  return `/images/social/${kind}/${slug}-${ratio.replace('-', 'x')}.jpg`
}

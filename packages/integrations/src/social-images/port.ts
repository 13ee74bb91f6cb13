import type { SocialImageSubject } from '@zivina/contract/discovery/social-images'

/** The content of a share picture. */
export type SocialCard = {
  /** The present slug; requests with another one are redirected to it. */
  slug: string
  /** The kind of page in a word or two: „Recept“, „Článek“. */
  kicker: string
  title: string
  /** Short facts, the most important first. */
  facts: readonly string[]
  /** Path of the photo within the image store, or null where there is none. */
  photo: string | null
}

/** Finds the public content of a page; null where there is none. */
export type SocialCards = (subject: SocialImageSubject) => Promise<SocialCard | null>

import type { SocialImageSubject } from '@zivina/contract/discovery/social-images'

/** What a picture to share says. */
export type SocialCard = {
  /** The present slug; another one than asked for leads here. */
  slug: string
  /** What it is, in a word or two: „Recept“, „Článek“. */
  kicker: string
  title: string
  /** Short facts, the most important first. */
  facts: readonly string[]
  /** Path of the photo within the image store, or null where there is none. */
  photo: string | null
}

/** Finds what is shown to everybody; null where nobody may see it or there is none. */
export type SocialCards = (subject: SocialImageSubject) => Promise<SocialCard | null>

import type { Article } from '@zivina/contract/content/articles'
import type { SocialImageKind } from '@zivina/contract/discovery/social-images'
import { otherShareImages, pageMetadata } from '#app/seo/metadata.ts'
import { textPicture } from '#app/seo/share-picture.ts'

type Described = Pick<
  Article,
  'slug' | 'title' | 'description' | 'keywords' | 'image' | 'published' | 'updated' | 'reading_minutes'
>

/** Metadata of an article or a guide, with its share picture in three ratios. */
export function textMetadata(
  text: Described,
  { kind, path }: { kind: SocialImageKind; path: string },
  matches: Parameters<typeof pageMetadata>[1],
) {
  const { title, description, keywords, published, updated } = text
  const card = textPicture(kind, text)
  return [
    ...pageMetadata({ title, description, keywords, path, card, type: 'article' }, matches),
    ...otherShareImages(card, matches),
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: updated },
  ]
}

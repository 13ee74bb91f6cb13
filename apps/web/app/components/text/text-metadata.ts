import type { Article } from '@zivina/contract/articles'
import type { SocialImageSubject } from '@zivina/contract/social-images'
import { otherShareImages, pageMetadata } from '../../metadata.ts'

type Described = Pick<Article, 'slug' | 'title' | 'description' | 'keywords' | 'published' | 'updated'>

/** Metadata of an article or a guide, its card in the three ratios. */
export function textMetadata(
  text: Described,
  { kind, path }: { kind: SocialImageSubject['kind']; path: string },
  matches: Parameters<typeof pageMetadata>[1],
) {
  const { slug, title, description, keywords, published, updated } = text
  const card = { kind, slug }
  return [
    ...pageMetadata({ title, description, keywords, path, card, type: 'article' }, matches),
    ...otherShareImages(card, matches),
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: updated },
  ]
}

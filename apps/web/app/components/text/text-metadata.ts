import type { Article } from '@zivina/contract/articles'
import { otherShareImages, pageMetadata } from '../../metadata.ts'

type Described = Pick<Article, 'title' | 'description' | 'keywords' | 'image' | 'image_alt' | 'published' | 'updated'>

/** Metadata of an article or a guide, its cover in the three ratios. */
export function textMetadata(text: Described, path: string, matches: Parameters<typeof pageMetadata>[1]) {
  const { title, description, keywords, image, image_alt, published, updated } = text
  return [
    ...pageMetadata({ title, description, keywords, path, image, image_alt, type: 'article' }, matches),
    ...otherShareImages(image, matches),
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: updated },
  ]
}

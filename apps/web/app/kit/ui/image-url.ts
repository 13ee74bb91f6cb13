import type { PictureQuality, PictureRatio, PictureWidth } from '@zivina/contract/media/pictures'
import type { Site } from '#app/kit/page/site.ts'

/** The requested variant of a picture. Width in pixels, quality 1–100. */
export type ImageTransformation = { width?: PictureWidth; ratio?: ImageRatio; quality?: PictureQuality }

/** Width to height. */
export type ImageRatio = PictureRatio

/** Height divided by width. */
export function heightShare(ratio: ImageRatio): number {
  const [width = 1, height = 1] = ratio.split('-').map(Number)
  return height / width
}

/** Address of a variant. A picture that is not on the image host keeps its address. */
export function imageUrl(source: string, { width, ratio, quality }: ImageTransformation, site: Site): string {
  if (!source.startsWith(`${site.image_url_endpoint}/`)) return source
  const parts = [width && `w-${width}`, ratio && `ar-${ratio}`, quality && `q-${quality}`, 'f-auto']
  return `${source}${source.includes('?') ? '&' : '?'}tr=${parts.filter(Boolean).join(',')}`
}

/** The same with the site's address before it, for use on other sites. */
export function absoluteImageUrl(source: string, transformation: ImageTransformation, site: Site): string {
  const url = imageUrl(source, transformation, site)
  return url.startsWith('/') ? `${site.public_url}${url}` : url
}

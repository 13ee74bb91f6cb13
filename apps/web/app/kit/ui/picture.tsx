import type { PictureQuality, PictureWidth } from '@zivina/contract/media/pictures'
import { cn } from '../class-names.ts'
import { heightShare, type ImageRatio, imageUrl } from '../image-url.ts'
import { useSite } from '../use-site.ts'

type PictureProps = {
  /** Address as the API gives it; without one an empty ground of the same size is shown. */
  src: string | null | undefined
  /** Empty for a picture that repeats what stands beside it. */
  alt: string
  ratio: ImageRatio
  /** Widths offered to the browser, in pixels, ascending. */
  widths: readonly PictureWidth[]
  /** How wide it will stand, in CSS terms. */
  sizes: string
  quality?: PictureQuality
  /** Part of what is seen first: fetched at once and before others. */
  eager?: boolean
  className?: string
}

/** A picture through the image host in the width the screen needs; its room is kept before it comes. */
export function Picture({ src, alt, ratio, widths, sizes, quality, eager = false, className }: PictureProps) {
  const site = useSite()
  const largest = widths.at(-1) ?? 640
  if (!src) return <span aria-hidden="true" className={cn('block', className)} />
  const at = (width: PictureWidth) => imageUrl(src, { width, ratio, ...(quality ? { quality } : {}) }, site)
  return (
    <img
      src={at(largest)}
      srcSet={widths.map((width) => `${at(width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={largest}
      height={Math.round(largest * heightShare(ratio))}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
}

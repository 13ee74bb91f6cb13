import type { PictureQuality, PictureWidth } from '@zivina/contract/media/pictures'
import { useSite } from '#app/kit/page/use-site.ts'
import { cn } from './class-names.ts'
import { heightShare, type ImageRatio, imageUrl } from './image-url.ts'

type PictureProps = {
  /** Address from the API; without one an empty background of the same size is shown. */
  src: string | null | undefined
  /** Empty for a picture that repeats the text beside it. */
  alt: string
  ratio: ImageRatio
  /** Widths offered to the browser, in pixels, ascending. */
  widths: readonly PictureWidth[]
  /** Its displayed width, in CSS terms. */
  sizes: string
  quality?: PictureQuality
  /** Visible at first: fetched at once and before others. */
  eager?: boolean
  className?: string
}

/** A picture from the image host in the width the screen needs; its space is reserved. */
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

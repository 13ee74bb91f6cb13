import { useId } from 'react'

type KnownBarProps = {
  /** The known part of the whole, 0 … 1; more than 1 is full. */
  share: number
  /** Whether a part of what was eaten is unknown: the rest of the bar is hatched, as it may be anywhere in it. */
  isPartial: boolean
  /** Class of the colour of the known part. */
  fill: string
}

const HEIGHT = 10

/**
 * A known amount against a whole; what may come on top of it is hatched. Hidden from screen readers: the figures are beside it. Widths are
 * attributes, as inline styles are forbidden.
 */
export function KnownBar({ share, isPartial, fill }: KnownBarProps) {
  const pattern = `hatching-${useId().replaceAll(/[^\w-]/g, '')}`
  const known = Math.min(1, Math.max(0, share)) * 100
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className="block rounded-full" data-chart="known">
      <rect width="100%" height={HEIGHT} className="fill-line" />
      {isPartial ? (
        <>
          <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" className="fill-sunken" />
            <rect width="2" height="6" className="fill-control" />
          </pattern>
          <rect width="100%" height={HEIGHT} fill={`url(#${pattern})`} />
        </>
      ) : null}
      {known > 0 ? <rect width={`${known.toFixed(1)}%`} height={HEIGHT} className={fill} /> : null}
    </svg>
  )
}

/** „u 30 % snědeného nevíme“; nothing where everything is known. @param coverage 0 … 1 */
export function unknownText(coverage: number): string {
  if (coverage >= 1) return ''
  const percent = Math.min(99, Math.max(1, Math.round((1 - coverage) * 100)))
  return coverage <= 0 ? 'nevíme' : `u\u00a0${percent}\u00a0% snědeného nevíme`
}

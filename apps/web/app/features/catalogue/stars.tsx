import { formatRating, ratingLabel } from '@zivina/domain/catalogue/rating'
import { Star } from 'lucide-react'
import { cn } from '#app/kit/ui/class-names.ts'

const STAR = '2l3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2-6.2 3.2 1.2-6.8-5-4.9 6.9-1z'
const FIVE = [0, 1, 2, 3, 4].map((place) => `M${12 + 24 * place} ${STAR}`).join('')
const WIDTH = 5 * 24

/** Five stars, filled to the mean. Hidden from screen readers: the figure is beside it. */
export function Stars({ average, className }: { average: number; className?: string }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} 24`} aria-hidden="true" className={cn('h-5 w-25 shrink-0', className)}>
      <path d={FIVE} className="fill-line" />
      <svg width={((average / 5) * WIDTH).toFixed(1)} height="24" aria-hidden="true">
        <path d={FIVE} className="fill-accent" />
      </svg>
    </svg>
  )
}

/** The mean of a recipe's stars in short: „★ 4,6 (12)“. Renders nothing without reviews. */
export function RatingMark({ rating }: { rating: { average: number | null; count: number } | undefined }) {
  if (!rating || rating.average === null) return null
  return (
    <span className="inline-flex items-center gap-1">
      <Star className="size-4 fill-accent text-accent" aria-hidden />
      <span aria-hidden="true">
        {formatRating(rating.average)} <span className="text-sm">({rating.count})</span>
      </span>
      <span className="sr-only">{ratingLabel(rating)}</span>
    </span>
  )
}

import type { RecipeReviews } from '@zivina/contract/community/reviews'
import { formatRating, ratingLabel, starsLabel } from '@zivina/domain/catalogue/rating'
import { Stars } from '#app/features/catalogue/stars.tsx'

/** The mean, and the number of reviews for each number of stars. */
export function RatingOverview({ reviews: { rating, distribution } }: { reviews: RecipeReviews }) {
  if (rating.average === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4 rounded-card bg-sunken p-5">
      <div className="flex items-center gap-4">
        <p aria-hidden="true" className="figures font-heading text-4xl font-semibold text-heading">
          {formatRating(rating.average)}
        </p>
        <div className="flex flex-col gap-1">
          <Stars average={rating.average} className="h-6 w-30" />
          <p className="figures text-muted">{ratingLabel(rating)}</p>
        </div>
      </div>
      <ul aria-label="Rozložení hvězdiček" className="figures flex min-w-56 flex-1 flex-col gap-1">
        {distribution.map((row) => (
          <li key={row.rating} className="flex items-center gap-3">
            <span className="w-24 shrink-0">{starsLabel(row.rating)}</span>
            <ShareBar share={row.count / rating.count} />
            <span className="w-8 shrink-0 text-right">{row.count}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ShareBar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" height="8" className="w-full min-w-0 flex-1">
      <rect width="100%" height="8" rx="4" className="fill-line" />
      {share > 0 ? <rect width={`${(share * 100).toFixed(1)}%`} height="8" rx="4" className="fill-accent" /> : null}
    </svg>
  )
}

import { RATINGS, type Rating, starsLabel } from '@zivina/domain/catalogue/rating'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { FieldError } from '#app/kit/form/field-frame.tsx'
import { cn } from '#app/kit/ui/class-names.ts'

type StarFieldProps = {
  value: Rating | null
  onChange: (rating: Rating) => void
  error?: string | undefined
}

/** One to five stars: native radio buttons below the stars, so that arrow keys and screen readers work. */
export function StarField({ value, onChange, error }: StarFieldProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-semibold text-heading">Kolik hvězdiček receptu dáte?</legend>
      <div className="flex items-center">
        {RATINGS.map((rating) => (
          <label key={rating} className="relative inline-flex size-12 cursor-pointer items-center justify-center">
            <input
              type="radio"
              name={id}
              value={rating}
              checked={value === rating}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(rating)}
              className="peer absolute scroll-my-16 inset-0 size-full cursor-pointer opacity-0"
            />
            <Star
              aria-hidden
              className={cn(
                'size-9 rounded-md p-0.5 peer-focus-visible:outline-3 peer-focus-visible:outline-focus',
                value !== null && rating <= value ? 'fill-accent text-accent' : 'text-control',
              )}
            />
            <span className="sr-only">{starsLabel(rating)}</span>
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="min-h-6 text-sm text-muted">
        {value === null ? '' : starsLabel(value)}
      </p>
      <FieldError of={id}>{error}</FieldError>
    </fieldset>
  )
}

import type { Nutrient } from '@zivina/nutrition/nutrients'
import { cn } from '#app/kit/ui/class-names.ts'
import { NUTRIENT_STYLES } from './nutrient-style.ts'

/** A dot in the nutrient's colour, beside its name or figure. */
export function NutrientDot({ nutrient }: { nutrient: Nutrient }) {
  return (
    <svg
      viewBox="0 0 10 10"
      className={cn('inline size-2.5 shrink-0', NUTRIENT_STYLES[nutrient].fill)}
      aria-hidden="true"
    >
      <circle cx="5" cy="5" r="5" />
    </svg>
  )
}

import { foodWarning } from '@zivina/domain/catalogue/allergens/allergen-warnings'
import type { FoodAllergens } from '@zivina/domain/catalogue/allergens/allergens'
import { TriangleAlert } from 'lucide-react'
import { cn } from '#app/kit/class-names.ts'
import { useOwnAllergens } from '#app/session/own-allergens.ts'

type FoodWarningProps = { allergens: FoodAllergens; className?: string }

/** The warning at a food for a logged-in user who avoids something in it; nothing for everybody else. */
export default function FoodWarning({ allergens, className }: FoodWarningProps) {
  const warning = foodWarning(allergens, useOwnAllergens())
  if (warning === null) return null
  return (
    <span className={cn('flex items-start gap-1.5 text-sm font-semibold text-error', className)}>
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      {warning}
    </span>
  )
}

import { foodWarning } from '@zivina/domain/catalogue/allergens/allergen-warnings'
import type { FoodAllergens } from '@zivina/domain/catalogue/allergens/allergens'
import { useOwnAllergens } from '#app/features/catalogue/own-allergens/own-allergens.ts'
import { WarningText } from './warning-text.tsx'

type FoodWarningProps = { allergens: FoodAllergens; className?: string }

/** The warning at a food for a logged-in user who avoids something in it; nothing for everybody else. */
export default function FoodWarning({ allergens, className }: FoodWarningProps) {
  return <WarningText text={foodWarning(allergens, useOwnAllergens())} className={className} />
}

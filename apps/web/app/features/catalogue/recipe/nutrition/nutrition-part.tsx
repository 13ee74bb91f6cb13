import { useMemo } from 'react'
import { createLivePart, LivePart } from '#app/kit/parts/live-part.tsx'
import type { Figures } from './figures.ts'

const NUTRITION = createLivePart<Figures>(() => import('./live-nutrition.tsx'))

/** Nutrition of the recipe as edited, below the steps: for the unedited recipe complete from the server. */
export function NutritionPart({ edit, totals, recipe }: Figures) {
  const value = useMemo(() => ({ edit, totals, recipe }), [edit, totals, recipe])
  return <LivePart code={NUTRITION} value={value} />
}

import { type LivePartProps, useLive } from '#app/kit/parts/live-part.tsx'
import type { Figures } from './figures.ts'
import { NutritionSection } from './nutrition-section.tsx'

/** Nutrition that follows the edits. */
export default function LiveNutrition(props: LivePartProps<Figures>) {
  return <NutritionSection {...useLive(props)} />
}

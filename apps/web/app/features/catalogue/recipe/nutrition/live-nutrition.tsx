import { useEffect } from 'react'
import { useStore } from '#app/kit/store.ts'
import type { LiveFigures } from './live-figures.ts'
import { NutritionSection } from './nutrition-section.tsx'

/** Nutrition that follows the edits; its first rendering equals the server's. */
export default function LiveNutrition({ live, onReady }: { live: LiveFigures; onReady: () => void }) {
  const figures = useStore(live.now.subscribe, live.now.read, live.written)
  useEffect(onReady, [onReady])
  return <NutritionSection {...figures} />
}

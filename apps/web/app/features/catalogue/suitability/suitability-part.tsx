import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { memo, useEffect, useState } from 'react'
import type { PageEdit } from '#app/features/catalogue/recipe/edit/edit-reducer.ts'
import { createNearness, nearPart, PartTrouble, useNearPart } from '#app/kit/parts/near-part.tsx'
import { createStore } from '#app/kit/state/store.ts'
import type { LiveRecipe } from './live-recipe.ts'

const SUITABILITY = createNearness()
const Suitability = nearPart(() => import('./live-suitability.tsx'), SUITABILITY)

type SuitabilityPartProps = {
  recipe: RecipeDetail
  edit: PageEdit
  /** Whether it is the recipe's own page: only there its preparation can be confirmed. */
  isPublic?: boolean
}

/**
 * For whom the edited recipe is suitable. The rules are loaded once the reader scrolls there or edits the recipe: until then
 * the page shows what the server rendered for the unedited recipe.
 */
export function SuitabilityPart({ recipe, edit, isPublic = false }: SuitabilityPartProps) {
  const [live] = useState<LiveRecipe>(() => ({ recipe, isPublic, rendered: edit, now: createStore(edit) }))
  useEffect(() => {
    if (live.now.read() === edit) return
    live.now.write(edit)
    SUITABILITY.reach()
  }, [live, edit])
  return <ServerMarkup live={live} />
}

/** Must keep the same props as long as the recipe: an update before hydration would discard the server's rendering. */
const ServerMarkup = memo(function ServerMarkup({ live }: { live: LiveRecipe }) {
  const { place, className, onReady } = useNearPart(SUITABILITY)
  return (
    <>
      <PartTrouble loading={Suitability.loading} />
      <div ref={place} className={className || undefined}>
        <Suitability live={live} onReady={onReady} />
      </div>
    </>
  )
})

import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { ChefHat, Printer } from 'lucide-react'
import { useState } from 'react'
import type { PageEdit } from '#app/features/catalogue/recipe/edit/edit-reducer.ts'
import type { OrderedStep } from '#app/features/catalogue/recipe/steps/ordered-steps.ts'
import type { TickedSteps } from '#app/features/catalogue/recipe/steps/use-ticked-steps.ts'
import type { Timers } from '#app/features/catalogue/recipe/steps/use-timers.ts'
import { FavoriteButton } from '#app/features/community/favorites/favorite-button.tsx'
import { lazyDialog } from '#app/kit/lazy-part.tsx'
import { ShareButton } from '#app/kit/share/share-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'

const CookMode = lazyDialog(() => import('#app/features/catalogue/recipe/steps/cook-mode.tsx'))

type RecipeActionsProps = {
  recipe: RecipeDetail
  edit: PageEdit
  steps: readonly OrderedStep[]
  ticks: TickedSteps
  timers: Timers
}

/** Buttons to cook, share and print. The code of the first two is loaded when the pointer or the focus approaches them. */
export function RecipeActions({ recipe, edit, steps, ticks, timers }: RecipeActionsProps) {
  const [cooking, setCooking] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden noscript:hidden">
      <Button
        variant="accent"
        aria-haspopup="dialog"
        onPointerEnter={CookMode.preload}
        onFocus={CookMode.preload}
        onClick={() => setCooking(true)}
      >
        <ChefHat aria-hidden /> Začít vařit
      </Button>
      <FavoriteButton guid={recipe.guid} />
      {recipe.status === 'Approved' ? (
        <ShareButton heading="Sdílet recept" shared={{ title: recipe.name, path: `/recepty/${recipe.slug}` }} />
      ) : null}
      <Button className="max-sm:px-3" onClick={() => window.print()}>
        <Printer aria-hidden /> <span className="max-sm:sr-only">Vytisknout</span>
      </Button>
      {cooking ? (
        <CookMode {...{ name: recipe.name, steps, edit, ticks, timers }} onClose={() => setCooking(false)} />
      ) : null}
    </div>
  )
}

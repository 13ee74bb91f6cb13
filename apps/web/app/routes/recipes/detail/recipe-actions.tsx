import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { ChefHat, Printer } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../../components/lazy-part.tsx'
import { ShareButton } from '../../../components/share/share-button.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { FavoriteButton } from '../../../favorites/favorite-button.tsx'
import type { PageEdit } from './edit/edit-reducer.ts'
import type { OrderedStep } from './steps/ordered-steps.ts'
import type { TickedSteps } from './steps/use-ticked-steps.ts'
import type { Timers } from './steps/use-timers.ts'

const CookMode = lazyDialog(() => import('./steps/cook-mode.tsx'))

type RecipeActionsProps = {
  recipe: RecipeDetail
  edit: PageEdit
  steps: readonly OrderedStep[]
  ticks: TickedSteps
  timers: Timers
}

/** To cook, to share, to print. What the first two need is loaded when somebody reaches for it. */
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
      <ShareButton heading="Sdílet recept" shared={{ title: recipe.name, path: `/recepty/${recipe.slug}` }} />
      <Button className="max-sm:px-3" onClick={() => window.print()}>
        <Printer aria-hidden /> <span className="max-sm:sr-only">Vytisknout</span>
      </Button>
      {cooking ? (
        <CookMode {...{ name: recipe.name, steps, edit, ticks, timers }} onClose={() => setCooking(false)} />
      ) : null}
    </div>
  )
}

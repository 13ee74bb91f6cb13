import type { RecipeDetail } from '@zivina/contract/recipes'
import { ChefHat, Printer, Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { FavoriteButton } from '../../../favorites/favorite-button.tsx'
import type { PageEdit } from './edit/edit-reducer.ts'
import type { OrderedStep } from './steps/ordered-steps.ts'
import type { TickedSteps } from './steps/use-ticked-steps.ts'
import type { Timers } from './steps/use-timers.ts'

const loadCookMode = () => import('./steps/cook-mode.tsx')
const loadShare = () => import('./share/share-dialog.tsx')
const CookMode = lazy(loadCookMode)
const ShareDialog = lazy(loadShare)

type RecipeActionsProps = {
  recipe: RecipeDetail
  edit: PageEdit
  steps: readonly OrderedStep[]
  ticks: TickedSteps
  timers: Timers
}

/** To cook, to share, to print. What the first two need is loaded when somebody reaches for them. */
export function RecipeActions({ recipe, edit, steps, ticks, timers }: RecipeActionsProps) {
  const [cooking, setCooking] = useState(false)
  const [sharing, setSharing] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden noscript:hidden">
      <Button
        variant="accent"
        aria-haspopup="dialog"
        onPointerEnter={loadCookMode}
        onFocus={loadCookMode}
        onClick={() => setCooking(true)}
      >
        <ChefHat aria-hidden /> Začít vařit
      </Button>
      <FavoriteButton guid={recipe.guid} />
      <Button
        aria-haspopup="dialog"
        className="max-sm:px-3"
        onPointerEnter={loadShare}
        onFocus={loadShare}
        onClick={() => setSharing('open')}
      >
        <Share2 aria-hidden /> <span className="max-sm:sr-only">Sdílet</span>
      </Button>
      <Button className="max-sm:px-3" onClick={() => window.print()}>
        <Printer aria-hidden /> <span className="max-sm:sr-only">Vytisknout</span>
      </Button>
      <Suspense>
        {cooking ? (
          <CookMode {...{ name: recipe.name, steps, edit, ticks, timers }} onClose={() => setCooking(false)} />
        ) : null}
        {sharing === 'never' ? null : (
          <ShareDialog recipe={recipe} open={sharing === 'open'} onClose={() => setSharing('closed')} />
        )}
      </Suspense>
    </div>
  )
}

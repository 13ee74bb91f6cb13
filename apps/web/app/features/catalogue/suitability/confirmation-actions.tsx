import type { TokenData } from '@zivina/contract/account/accounts'
import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { DIET_TYPE_LABELS, type RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { dietRowId } from './diet-row.tsx'

const ConfirmPreparation = lazyDialog(() => import('./confirm-preparation.tsx'))

type ConfirmationActionsProps = {
  recipe: RecipeDetail
  diet: RestrictingDiet
  session: TokenData
  /** Given the recipe as judged after the change. */
  onJudged: (recipe: RecipeDetail) => void
  /** Called where the recipe or the rules changed elsewhere, so that the whole page is loaded again. */
  onOutdated: () => void
}

/** Confirms the preparation for a diet that waits for it, or takes the confirmation back; for those who may. */
export function ConfirmationActions({ recipe, diet, session, onJudged, onOutdated }: ConfirmationActionsProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (!mayConfirm(session, recipe, diet)) return null
  const { slug } = recipe
  const label = DIET_TYPE_LABELS[diet]
  const read = () => sessionApi('GET /recipe/{slug}', { params: { slug } })
  const take = (judged: RecipeDetail) => {
    onJudged(judged)
    // The pressed button is gone now.
    requestAnimationFrame(() => document.getElementById(dietRowId(diet))?.focus())
  }
  const withdraw = async () => {
    await sessionApi('DELETE /recipe/{slug}/confirmation/{diet_type}', { params: { slug, diet_type: diet } })
    take(await read())
    showSnackbar('Potvrzení je odvolané.', 'success')
  }

  if (recipe.confirmations.some(({ diet_type }) => diet_type === diet)) {
    return (
      <div>
        <ConfirmButton
          label="Odvolat potvrzení"
          title="Odvolat potvrzení přípravy"
          keepLabel="Ponechat"
          action={{ label: 'Odvolat', pendingLabel: 'Odvolávám…', run: withdraw }}
        >
          Dieta „{label}“ bude u&nbsp;receptu znovu čekat na potvrzení.
        </ConfirmButton>
      </div>
    )
  }
  if (recipe.diet_verdicts[diet]?.verdict !== 'waits') return null
  return (
    <div>
      <Button
        variant="brand"
        aria-haspopup="dialog"
        onPointerEnter={ConfirmPreparation.preload}
        onFocus={ConfirmPreparation.preload}
        onClick={() => setIsOpen(true)}
      >
        <ClipboardCheck aria-hidden /> Potvrdit přípravu
      </Button>
      {isOpen ? (
        <ConfirmPreparation
          recipe={recipe}
          diet={diet}
          onClose={() => setIsOpen(false)}
          onConfirmed={(judged) => {
            setIsOpen(false)
            take(judged)
            showSnackbar('Příprava je potvrzená.', 'success')
          }}
          onChangedElsewhere={async () => {
            const present = await read()
            onJudged(present)
            if (isSameQuestion(recipe, present, diet)) return
            showSnackbar('Recept se mezitím změnil, načítáme jeho nový stav.', 'info')
            onOutdated()
          }}
        />
      ) : null}
    </div>
  )
}

/** Whether the recipe is still the one on the page and still waits. */
function isSameQuestion(shown: RecipeDetail, present: RecipeDetail, diet: RestrictingDiet): boolean {
  return shown.updated_at === present.updated_at && present.diet_verdicts[diet]?.verdict === 'waits'
}

/** An admin confirms any recipe; authors their own that others do not see yet, but never the texture for dysphagia. */
function mayConfirm({ is_admin, user_guid }: TokenData, { status, creator }: RecipeDetail, diet: RestrictingDiet) {
  return is_admin || (creator.guid === user_guid && status !== 'Approved' && diet !== 'Dysphagia')
}

import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { Lock, Send } from 'lucide-react'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

type OwnRecipe = Pick<RecipeDetail, 'slug' | 'version' | 'status' | 'is_private'>

type AudienceButtonProps = { recipe: OwnRecipe; onChanged: (recipe: RecipeDetail) => unknown }

/** Submits a private recipe, or takes a recipe back so that only its author sees it. A decision that would be lost is asked about. */
export function AudienceButton({ recipe, onChanged }: AudienceButtonProps) {
  const change = (is_private: boolean) => changeAudience(recipe, is_private, onChanged)
  if (recipe.is_private) {
    return (
      <ActionButton run={() => change(false)}>
        <Send aria-hidden />
        Zveřejnit
      </ActionButton>
    )
  }
  const words = (
    <>
      <Lock aria-hidden />
      Nechat jen pro mě
    </>
  )
  if (recipe.status !== 'Approved') return <ActionButton run={() => change(true)}>{words}</ActionButton>
  return (
    <ConfirmButton
      label={words}
      title="Stáhnout recept z&nbsp;veřejných stránek?"
      action={{ label: 'Nechat jen pro mě', run: () => change(true) }}
      keepLabel="Nechat veřejný"
    >
      Zůstane vám v&nbsp;kuchařce, ostatní ho přestanou vidět. Než ho znovu uvidí, posoudí ho redakce od začátku.
    </ConfirmButton>
  )
}

async function changeAudience(recipe: OwnRecipe, is_private: boolean, onChanged: AudienceButtonProps['onChanged']) {
  const { slug, version } = recipe
  const body = { is_private, ...(version === undefined ? {} : { version }) }
  const changed = await sessionApi('PATCH /recipe/{slug}', { params: { slug }, body })
  const back = () => void changeAudience(changed, !is_private, onChanged).catch(sayFailure)
  const words = is_private
    ? 'Recept teď vidíte jen vy.'
    : 'Recept i\u00a0s\u00a0vašimi surovinami čeká na schválení, pak ho uvidí i\u00a0ostatní.'
  // A decision does not come back.
  const undo = recipe.status === 'Pending' ? { label: 'Vrátit zpět', run: back } : undefined
  showSnackbar(words, 'success', undo)
  await onChanged(changed)
}

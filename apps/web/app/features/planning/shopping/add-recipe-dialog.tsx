import { ApiFailure } from '@zivina/contract/client'
import { ERRORS } from '@zivina/contract/kernel/errors'
import { PORTIONS_MAX } from '@zivina/contract/kernel/limits'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import type { ShoppingListCard } from '@zivina/contract/planning/shopping-lists'
import { useRef, useState } from 'react'
import { refreshCartCount } from '#app/features/planning/shopping/cart-count.ts'
import { SHOPPING_LIST_PATH } from '#app/features/planning/user-paths.ts'
import { Notice } from '#app/kit/form/notice.tsx'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { LoadFailure } from '#app/kit/list/load-failure.tsx'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { Stepper } from '#app/kit/ui/stepper.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { useSession } from '#app/session/tokens/use-session.ts'
import type { Listable } from './listable.ts'
import { sayPortions } from './listed-recipes.tsx'
import { createFirst, useEditableLists } from './use-editable-lists.ts'

type AddRecipeDialogProps = { recipe: Listable; portions: number; onClose: () => void }

/** How many portions of a recipe go on which list. */
export default function AddRecipeDialog({ recipe, portions: shown, onClose }: AddRecipeDialogProps) {
  const { lists, failure, load } = useEditableLists()
  const isPremium = useSession()?.is_premium ?? false
  return (
    <Dialog open onClose={onClose} title="Na nákupní seznam" side="bottom">
      <div className="flex flex-col gap-4 p-5">
        <p className="wrap-anywhere font-semibold">{recipe.name}</p>
        {failure ? <LoadFailure failure={failure} onRetry={load} /> : null}
        {lists === null && !failure ? (
          <div role="status">
            <span className="sr-only">Načítám vaše seznamy…</span>
            <Skeletons count={2} className="my-1 h-11 w-full rounded-md" />
          </div>
        ) : null}
        {lists && lists.length === 0 && !isPremium ? <PremiumNote /> : null}
        {lists && (lists.length > 0 || isPremium) ? (
          <AddForm recipe={recipe} shown={shown} lists={lists} onClose={onClose} />
        ) : null}
      </div>
    </Dialog>
  )
}

function PremiumNote() {
  return (
    <Notice tone="info">
      Vlastní nákupní seznamy jsou součástí{' '}
      <a href="/premium" className="underline">
        Premium
      </a>
      . Na seznam, který s&nbsp;vámi někdo sdílí, můžete přidávat zdarma.
    </Notice>
  )
}

type AddFormProps = { recipe: Listable; shown: number; lists: readonly ShoppingListCard[]; onClose: () => void }

function AddForm({ recipe, shown, lists, onClose }: AddFormProps) {
  const [portions, setPortions] = useState(Math.min(Math.max(1, shown), PORTIONS_MAX))
  const [chosen, setChosen] = useState(lists[0]?.guid ?? '')
  /** The list that has the recipe already; its portions can be added up. */
  const [present, setPresent] = useState<string | null>(null)
  const attempt = useRef({ recipe: uuidV7(), list: uuidV7() })
  const isThere = present !== null && present === chosen
  const add = async () => {
    const guid = chosen === '' ? await createFirst(attempt.current.list) : chosen
    const body = { guid: attempt.current.recipe, recipe: recipe.guid, portions, more: isThere }
    try {
      await sessionApi('POST /shopping_list/{guid}/recipe', { params: { guid }, body })
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure) || !thrown.has('ALREADY_IN_CART')) throw thrown
      return setPresent(guid)
    }
    attempt.current.recipe = uuidV7()
    void refreshCartCount()
    showSnackbar(SUCCESS_MESSAGES.ADDED_TO_CART, 'success')
    onClose()
  }
  return (
    <>
      {lists.length > 1 ? (
        <SelectField
          label="Na který seznam"
          value={chosen}
          onChoose={setChosen}
          choices={lists.map(({ guid, name }) => [guid, name] as const)}
        />
      ) : null}
      <Stepper
        value={portions}
        max={PORTIONS_MAX}
        label="Porce"
        decreaseLabel="Ubrat porci"
        increaseLabel="Přidat porci"
        format={sayPortions}
        onChange={setPortions}
        className="self-start"
      />
      {isThere ? <Notice tone="info">{ERRORS.ALREADY_IN_CART.message}</Notice> : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ActionButton variant="accent" run={add} onFailure={sayFailure} pendingLabel="Přidávám…">
          {isThere ? `Přidat ještě ${sayPortions(portions)}` : 'Přidat na seznam'}
        </ActionButton>
        <a href={SHOPPING_LIST_PATH} className="inline-flex min-h-11 items-center text-brand underline">
          Otevřít seznam
        </a>
      </div>
    </>
  )
}

import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import type { MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import { useRef, useState } from 'react'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { LoadFailure } from '#app/kit/list/load-failure.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { uuidV7 } from '#app/kit/uuid-v7.ts'
import { refreshCartCount } from '#app/session/cart-count.ts'
import { sessionApi } from '#app/session/session-api.ts'
import { shoppingListPath } from '#app/session/user-navigation.ts'
import { rangeName } from '../plan/plan-dates.ts'
import { createFirst, useEditableLists } from '../shopping/use-editable-lists.ts'

type ShoppingDialogProps = { plan: MealPlanDetail; from: string; to: string; onClose: () => void }

/** Takes what some days of the plan need to a shopping list. */
export default function ShoppingDialog({ plan: { guid: meal_plan }, from, to, onClose }: ShoppingDialogProps) {
  const { lists, failure, load } = useEditableLists()
  const [chosen, setChosen] = useState<string | null>(null)
  const first = useRef(uuidV7())
  const list = chosen ?? lists?.[0]?.guid ?? null
  const add = async () => {
    const guid = list ?? (await createFirst(first.current))
    await sessionApi('POST /shopping_list/{guid}/meal_plan', { params: { guid }, body: { meal_plan, from, to } })
    void refreshCartCount()
    showSnackbar(SUCCESS_MESSAGES.ADDED_TO_CART, 'success', {
      label: 'Otevřít',
      run: () => window.location.assign(shoppingListPath(guid)),
    })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title="Na nákupní seznam" side="bottom">
      <div className="flex flex-col items-start gap-4 p-5">
        <p>
          Přidá se všechno na {rangeName({ from, to })}. Co se dojídá, kupovat nebudete, a&nbsp;co už na seznamu je, to
          se navýší.
        </p>
        {failure ? <LoadFailure failure={failure} onRetry={load} /> : null}
        {lists === null && !failure ? <Skeleton className="h-11 w-full rounded-md" /> : null}
        {lists && lists.length > 1 ? (
          <SelectField
            label="Na který seznam"
            value={list ?? ''}
            onChoose={setChosen}
            choices={lists.map(({ guid, name }) => [guid, name] as const)}
          />
        ) : null}
        {lists ? (
          <ActionButton variant="accent" run={add} pendingLabel="Přidávám…">
            Přidat na seznam
          </ActionButton>
        ) : null}
      </div>
    </Dialog>
  )
}

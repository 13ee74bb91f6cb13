import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import type { MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import { useRef, useState } from 'react'
import { refreshCartCount } from '#app/features/planning/shopping/cart-count.ts'
import { shoppingListPath } from '#app/features/planning/user-paths.ts'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { LoadFailure } from '#app/kit/list/load-failure.tsx'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { rangeName } from '#app/kit/text/day-names.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { buttonStyle } from '#app/kit/ui/button-style.ts'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { createFirst, useEditableLists } from '../shopping/use-editable-lists.ts'

type ShoppingDialogProps = { plan: MealPlanDetail; from: string; to: string; onClose: () => void }

/** Takes what some days of the plan need to a shopping list. */
export default function ShoppingDialog({ plan: { guid: meal_plan }, from, to, onClose }: ShoppingDialogProps) {
  const { lists, failure, load } = useEditableLists()
  const [chosen, setChosen] = useState<string | null>(null)
  const first = useRef(uuidV7())
  const list = chosen ?? lists?.[0]?.guid ?? null
  const [made, setMade] = useState<Made | null>(null)
  const add = async () => {
    const guid = list ?? (await createFirst(first.current))
    const { added, replaced } = await sessionApi('POST /shopping_list/{guid}/meal_plan', {
      params: { guid },
      body: { meal_plan, from, to },
    })
    void refreshCartCount()
    setMade({ list: guid, added, replaced })
  }
  return (
    <Dialog open onClose={onClose} title="Na nákupní seznam" side="bottom">
      {made ? (
        <MadePart made={made} onClose={onClose} />
      ) : (
        <div className="flex flex-col items-start gap-4 p-5">
          <p>
            Přidá se všechno na {rangeName({ from, to })}. Co se dojídá, kupovat nebudete, a&nbsp;co jste z&nbsp;těchto
            dnů přidali už dříve, se jen upraví podle plánu.
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
      )}
    </Dialog>
  )
}

/** What came to a list, and what that replaces. */
type Made = { list: string; added: string[]; replaced: string[] }

/** What was done, with a way to the list and a way back. */
function MadePart({ made: { list, added, replaced }, onClose }: { made: Made; onClose: () => void }) {
  const isSame = added.length + replaced.length === 0
  const saysWhat = () => {
    if (isSame) return 'Na seznamu už všechno z\u00a0těchto dnů je, nic se nezměnilo.'
    return added.length > 0 ? SUCCESS_MESSAGES.ADDED_TO_CART : 'Seznam jsme upravili podle plánu.'
  }
  const takeBack = async () => {
    await sessionApi('POST /shopping_list/{guid}/restore', {
      params: { guid: list },
      body: { items: replaced, instead_of: added },
    })
    void refreshCartCount()
    showSnackbar('Seznam je zase jako předtím.', 'success')
    onClose()
  }
  return (
    <div className="flex flex-col items-start gap-4 p-5">
      <p role="status">{saysWhat()}</p>
      <div className="flex flex-wrap gap-2">
        <a href={shoppingListPath(list)} className={buttonStyle('accent')}>
          Otevřít seznam
        </a>
        {isSame ? null : (
          <ActionButton run={takeBack} pendingLabel="Vracím…">
            Vzít zpět
          </ActionButton>
        )}
      </div>
    </div>
  )
}

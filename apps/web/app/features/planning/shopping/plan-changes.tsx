import { useQueryClient } from '@tanstack/react-query'
import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { CalendarSync } from 'lucide-react'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { listKey, refreshCounts } from './list-sending.ts'

type PlanChangesProps = {
  list: ShoppingList
  /** What came to the list from the plan: its rows are marked. */
  onFollowed: (entries: readonly string[]) => void
}

type ChangedPlan = ShoppingList['changed_plans'][number]

/** Plans that changed after they were put on the list. One tap lets the list follow, another takes that back. */
export function PlanChanges({ list, onFollowed }: PlanChangesProps) {
  const { api, guid: person } = useAccount()
  const client = useQueryClient()
  const params = { guid: list.guid }
  const show = (answer: ShoppingList) => {
    client.setQueryData<ShoppingList>(listKey(person, list.guid), answer)
    refreshCounts(client, person)
  }
  const takeBack = async (items: string[], instead_of: string[]) => {
    try {
      show(await api('POST /shopping_list/{guid}/restore', { params, body: { items, instead_of } }))
      onFollowed([])
    } catch (failure) {
      sayFailure(failure)
    }
  }
  const follow = async ({ meal_plan, from, to }: ChangedPlan) => {
    const { added, replaced, ...answer } = await api('POST /shopping_list/{guid}/meal_plan', {
      params,
      body: { meal_plan, from, to },
    })
    show(answer)
    onFollowed(added)
    if (added.length + replaced.length === 0) return showSnackbar('Nákupu se změna netýká.', 'success')
    const undo = { label: 'Vrátit zpět', run: () => void takeBack(replaced, added) }
    showSnackbar('Seznam jsme upravili podle jídelníčku.', 'success', undo)
  }
  if (!list.can_edit) return null
  return list.changed_plans.map((plan) => (
    <section
      key={plan.meal_plan}
      aria-label={`Změny jídelníčku ${plan.name}`}
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-brand-soft px-4 py-3 print:hidden"
    >
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere text-brand-strong">
        Jídelníček {plan.name} se od přidání změnil.
      </p>
      <ActionButton run={() => follow(plan)} pendingLabel="Upravuji…">
        <CalendarSync aria-hidden /> Upravit seznam
      </ActionButton>
    </section>
  ))
}

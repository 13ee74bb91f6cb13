import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedMeal } from '@zivina/contract/body/saved-meals'
import { tied } from '@zivina/contract/kernel/typography'
import { useState } from 'react'
import { itemsText } from '#app/features/planning/figures/plan-words.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { diaryKey } from '../../diary-sync/catch-up.ts'
import { MEAL_NAME_TABLE } from './save-meal-dialog.tsx'

/** One’s saved meals, to be renamed or removed. */
export default function SavedMealsDialog({ onClose }: { onClose: () => void }) {
  const { api, guid } = useAccount()
  const meals = useQuery({
    queryKey: [...diaryKey(guid), 'saved-meals'],
    queryFn: ({ signal }) => api('GET /saved_meal', { signal }).then(({ results }) => results),
  })
  return (
    <Dialog open onClose={onClose} title="Uložená jídla" side="bottom">
      <div className="p-5">
        <QueryGate
          query={meals}
          waiting={{
            text: 'Načítám uložená jídla…',
            shape: <Skeletons count={3} className="h-14 w-full rounded-md" />,
          }}
        >
          {(all) =>
            all.length === 0 ? (
              <p className="text-muted">
                Zatím žádné nemáte. Zapište jídlo a&nbsp;v&nbsp;jeho možnostech zvolte „Uložit jako jídlo“.
              </p>
            ) : (
              <ul aria-label="Uložená jídla" className="divide-y divide-line">
                {all.map((meal) => (
                  <MealRow key={meal.guid} meal={meal} />
                ))}
              </ul>
            )
          }
        </QueryGate>
      </div>
    </Dialog>
  )
}

function MealRow({ meal }: { meal: SavedMeal }) {
  const { api, guid: account } = useAccount()
  const client = useQueryClient()
  const [isEdited, edit] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: diaryKey(account) })
  const params = { guid: meal.guid }
  const form = useTableForm<{ name: string }>({
    table: MEAL_NAME_TABLE,
    record: meal,
    submit: async ({ name }) => {
      await api('PATCH /saved_meal/{guid}', { params, body: { name } })
      await refresh()
      edit(false)
    },
  })
  if (isEdited) {
    return (
      <li className="py-3">
        <FormFrame form={form} name={`Přejmenovat: ${meal.name}`} label="Uložit">
          <Fields of={form} />
        </FormFrame>
      </li>
    )
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere font-semibold">{tied(meal.name)}</p>
        <p className="wrap-anywhere line-clamp-2 text-sm text-muted">
          {itemsText(meal.items.length)}: {meal.items.map(({ name }) => name).join(', ')}
        </p>
      </div>
      <div className="flex gap-1">
        <Button variant="quiet" className="px-3" onClick={() => edit(true)}>
          Přejmenovat<span className="sr-only">– {meal.name}</span>
        </Button>
        <ConfirmButton
          label={
            <>
              Smazat<span className="sr-only">– {meal.name}</span>
            </>
          }
          variant="quiet"
          title={`Smazat jídlo „${meal.name}“?`}
          keepLabel="Ponechat"
          action={{ label: 'Smazat', run: () => api('DELETE /saved_meal/{guid}', { params }).then(refresh) }}
        >
          V&nbsp;deníku zůstane všechno, co jste už zapsali.
        </ConfirmButton>
      </div>
    </li>
  )
}

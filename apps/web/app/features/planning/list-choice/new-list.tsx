import { useQueryClient } from '@tanstack/react-query'
import { SHOPPING_LIST_NAME_MAX } from '@zivina/contract/planning/limits'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { listKey, listsKey } from '#app/features/planning/shopping/list-sending.ts'
import { shoppingListPath } from '#app/features/planning/user-paths.ts'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { required } from '#app/kit/form/rules.ts'
import { TableForm } from '#app/kit/form/table-form.tsx'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { useAccount } from '#app/session/account/account-context.ts'

const NAME: FieldTable<{ name: string }> = {
  name: {
    label: 'Název seznamu',
    look: { maxLength: SHOPPING_LIST_NAME_MAX, autoComplete: 'off', required: true },
    rules: [required],
  },
}

/** Makes a list: the first one by one press, another by its name. */
export function NewList({ isFirst = false, onMade }: { isFirst?: boolean; onMade?: () => void }) {
  const create = useCreateList()
  if (!isFirst) {
    return (
      <TableForm
        table={NAME}
        record={{}}
        name="Nový seznam"
        label="Vytvořit seznam"
        submit={async ({ name }) => {
          await create(name)
          onMade?.()
        }}
      />
    )
  }
  return (
    <>
      <h1 className="text-3xl">Nákupní seznam</h1>
      <EmptyState
        picture="list"
        title="Zatím nemáte žádný seznam"
        action={
          <ActionButton variant="accent" run={() => create('Nákup')} pendingLabel="Zakládám…">
            Začít nákupní seznam
          </ActionButton>
        }
      >
        <p>
          Suroviny z&nbsp;receptů se tu sečtou, seřadí podle oddělení v&nbsp;obchodě a&nbsp;přepočítají na balení.
          Seznam můžete sdílet s&nbsp;těmi, s&nbsp;kým nakupujete.
        </p>
      </EmptyState>
    </>
  )
}

/** An attempt whose answer was lost makes no second list. */
function useCreateList() {
  const { api, guid: person } = useAccount()
  const client = useQueryClient()
  const navigate = useNavigate()
  const attempt = useRef('')
  return async (name: string) => {
    attempt.current ||= uuidV7()
    const made = await api('POST /shopping_list', { body: { guid: attempt.current, name } })
    attempt.current = ''
    client.setQueryData(listKey(person, made.guid), made)
    await client.invalidateQueries({ queryKey: listsKey(person) })
    await navigate(shoppingListPath(made.guid))
  }
}

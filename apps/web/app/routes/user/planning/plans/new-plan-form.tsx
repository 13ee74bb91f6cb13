import { useQueryClient } from '@tanstack/react-query'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { planPath } from '@zivina/contract/planning/plan-path'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { NEW_PLAN_NAME } from '#app/features/planning/dialogs/plan-table.ts'
import { PLANS_KEY } from '#app/features/planning/plan/plan-query.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'

/** Makes an empty plan and opens it; an attempt whose answer was lost makes no second one. */
export function NewPlanForm({ folder }: { folder: string | null }) {
  const { api } = useAccount()
  const client = useQueryClient()
  const navigate = useNavigate()
  const guid = useRef('')
  const form = useTableForm({
    table: NEW_PLAN_NAME,
    record: EMPTY,
    submit: async ({ name }) => {
      guid.current ||= uuidV7()
      const made = await api('POST /meal_plan', { body: { guid: guid.current, name, folder } })
      guid.current = ''
      void client.invalidateQueries({ queryKey: [PLANS_KEY] })
      showSnackbar(SUCCESS_MESSAGES.MEALPLAN_ADDED_SUCCESSFULLY, 'success')
      await navigate(planPath(made.guid))
    },
  })
  return (
    <form {...form.form} aria-label="Nový jídelníček" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Fields of={form} className="min-w-0 flex-1 basis-56" />
        <Button type="submit" variant="accent" disabled={form.pending}>
          {form.pending ? 'Ukládám…' : 'Vytvořit'}
        </Button>
      </div>
      <FormNotice failure={form.failure} />
    </form>
  )
}

const EMPTY = { name: '' }

import { useQueryClient } from '@tanstack/react-query'
import { ApiFailure } from '@zivina/contract/client'
import type { MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { useState } from 'react'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { PLANS_KEY, planKey } from '../plan/plan-query.ts'
import { PLAN_TABLE } from './plan-table.ts'

type PlanDialogProps = { plan: MealPlan; onClose: () => void }

/** The name and the note of a plan. */
export default function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const [version, setVersion] = useState<number | undefined>(plan.version)
  const [record] = useState(plan)
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: planKey(guid, plan.guid) }),
      client.invalidateQueries({ queryKey: [PLANS_KEY] }),
    ])
  const form = useTableForm({
    table: PLAN_TABLE,
    record,
    submit: async (body) => {
      await api('PATCH /meal_plan/{guid}', {
        params: { guid: plan.guid },
        body: { ...body, ...(version === undefined ? {} : { version }) },
      })
      void refresh()
      onClose()
    },
    onFailure: (failure) => {
      if (!(failure instanceof ApiFailure && failure.has('CHANGED_ELSEWHERE'))) return false
      void refresh()
      setVersion(undefined)
      form.say({
        tone: 'info',
        message: 'Mezitím to změnil někdo jiný. Co jste napsali, zůstává; uložíte to dalším stiskem.',
      })
      return true
    },
  })
  return (
    <FormDialog form={form} title="Název a&nbsp;poznámka" label="Uložit" onClose={onClose}>
      <Fields of={form} />
    </FormDialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import type { MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { useNavigate } from 'react-router'
import { PLANS_PATH } from '#app/features/planning/user-paths.ts'
import { ConfirmDialog } from '#app/kit/ui/confirm-dialog.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { PLANS_KEY } from '../plan/plan-query.ts'

/** A person leaves a plan that another one shares with them. */
export default function LeaveDialog({ plan, onClose }: { plan: MealPlan; onClose: () => void }) {
  const { api } = useAccount()
  const client = useQueryClient()
  const navigate = useNavigate()
  const leave = async () => {
    await api('DELETE /meal_plan/{guid}/share', { params: { guid: plan.guid } })
    showSnackbar(`Opustili jste jídelníček ${plan.name}.`, 'success')
    await navigate(PLANS_PATH)
    await client.invalidateQueries({ queryKey: [PLANS_KEY] })
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Opustit jídelníček ${plan.name}?`}
      action={{ label: 'Opustit', pendingLabel: 'Odcházím…', run: leave }}
      keepLabel="Zůstat"
    >
      Přestanete ho vidět a&nbsp;zpátky vás může pozvat jen {plan.owner_name}. Mezi strávníky po&nbsp;vás zůstane jméno
      a&nbsp;porce, údaje o&nbsp;vás zmizí.
    </ConfirmDialog>
  )
}

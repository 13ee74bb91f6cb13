import type { MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { useMemo } from 'react'
import { useAccount } from '#app/session/account/account-context.ts'
import { sharingKey } from '../plan/plan-query.ts'
import { planSharing } from '../sharing/sharing-calls.ts'
import { SharingDialog } from '../sharing/sharing-dialog.tsx'

/** With whom a plan is shared. */
export default function PlanSharing({ plan, onClose }: { plan: MealPlan; onClose: () => void }) {
  const { api, guid } = useAccount()
  const calls = useMemo(() => planSharing(api, plan.guid), [api, plan.guid])
  return (
    <SharingDialog title="Sdílet jídelníček" queryKey={sharingKey(guid, plan.guid)} calls={calls} onClose={onClose} />
  )
}

import type { PlannedSuggestion } from '@zivina/contract/body/diary-read'
import type { MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import SwapDialog from '#app/features/planning/dialogs/swap-dialog.tsx'
import { itemIn } from '#app/features/planning/plan/plan-days.ts'
import { usePlan } from '#app/features/planning/plan/plan-query.ts'
import { usePlanChanges } from '#app/features/planning/plan/use-plan-changes.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'

type SwapPlannedProps = { planned: PlannedSuggestion; day: string; onClose: () => void }

/** Swaps a planned dish without leaving the day: its plan is read first, as a change names the version it is based on. */
export default function SwapPlannedDialog({ planned, day, onClose }: SwapPlannedProps) {
  const plan = usePlan(planned.plan, { from: day, to: day })
  const item = plan.data && itemIn(plan.data.meal_days, planned.item)
  if (plan.data && item && plan.data.abilities.can_edit) {
    return <OfPlan plan={plan.data} item={item.guid} onClose={onClose} />
  }
  return (
    <Dialog open onClose={onClose} title="Vyměnit za podobné" side="bottom">
      <div className="flex flex-col gap-3 p-5">
        <QueryGate
          query={plan}
          waiting={{ text: 'Načítám jídelníček…', shape: <Skeletons count={4} className="h-16 rounded-card" /> }}
        >
          {({ abilities }) => (
            <p role="status">
              {abilities.can_edit
                ? 'Tohle jídlo už v\u00a0jídelníčku není.'
                : 'Tento jídelníček s\u00a0vámi někdo sdílí jen ke čtení, měnit jídla v\u00a0něm může on.'}
            </p>
          )}
        </QueryGate>
      </div>
    </Dialog>
  )
}

function OfPlan({ plan, item, onClose }: { plan: MealPlanDetail; item: string; onClose: () => void }) {
  const changes = usePlanChanges(plan.guid, plan.meal_days)
  const present = itemIn(changes.days, item)
  return present ? <SwapDialog plan={plan} changes={changes} item={present} onClose={onClose} /> : null
}

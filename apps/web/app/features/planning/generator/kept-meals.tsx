import type { PlanProposal } from '@zivina/contract/planning/plan-proposals'
import type { Proposing } from '#app/features/planning/generator/use-proposal.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'

type KeptMealsProps = { kept: NonNullable<PlanProposal['kept']>; proposing: Pick<Proposing, 'loosen'> }

/** Says beside a meal or a day why it stayed, and offers the cheapest change that helps. */
export function KeptMeals({ kept: { sentence, loosening }, proposing }: KeptMealsProps) {
  return (
    <div role="status" className="flex flex-col items-start gap-2 rounded-card bg-accent-soft px-4 py-3">
      <p>{sentence}</p>
      {loosening === null ? null : (
        <ActionButton variant="outline" run={() => proposing.loosen(loosening.index)} pendingLabel="Sestavuji…">
          <span className="text-left first-letter:uppercase">{loosening.sentence}</span>
        </ActionButton>
      )}
    </div>
  )
}

import type { PlanProposal } from '@zivina/contract/planning/plan-proposals'
import { ActionButton } from '#app/kit/ui/action-button.tsx'

type LooseningsProps = { loosenings: PlanProposal['loosenings']; loosen: (index: number) => Promise<unknown> }

/** What a person can loosen, each at one press; none where there is nothing to offer. */
export function Loosenings({ loosenings, loosen }: LooseningsProps) {
  if (loosenings.length === 0) return null
  return (
    <>
      <h3 className="text-lg">Co s&nbsp;tím</h3>
      <ul className="flex flex-col items-start gap-2">
        {loosenings.map(({ sentence, is_enough }, index) => (
          <li key={sentence} className="flex flex-col gap-0.5">
            <ActionButton variant="outline" run={() => loosen(index)} pendingLabel="Sestavuji…">
              <span className="text-left first-letter:uppercase">{sentence}</span>
            </ActionButton>
            {is_enough ? null : (
              <span className="pl-4 text-sm text-muted">Tím se vyřeší tento střet, další ale může zůstat.</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

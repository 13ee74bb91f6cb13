import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import type { PlanProposal } from '@zivina/contract/planning/plan-proposals'
import { useNavigate } from 'react-router'
import { Loosenings } from '#app/features/planning/generator/loosenings.tsx'
import type { Proposing } from '#app/features/planning/generator/use-proposal.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { useUndo } from '#app/kit/state/use-undo.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { gapSentence, stateSentence } from './gap-words.ts'
import { PlanCosts } from './plan-costs.tsx'
import { ProposedDay } from './proposed-day.tsx'

type ProposalPanelProps = {
  proposal: PlanProposal
  proposing: Proposing
  loosen: (index: number) => Promise<void>
  /** Targets of the day by the guid of the eater, kJ; null is unknown. */
  eaters: readonly { guid: string; name: string; kilojoules: number | null }[]
  /** The page of the meal plan. */
  planPath: string
}

/** The proposed days, how good they are, and what can be done with them. */
export function ProposalPanel({ proposal, proposing, loosen, eaters, planPath }: ProposalPanelProps) {
  const navigate = useNavigate()
  const { say } = useUndo()
  const apply = async () => {
    const undo = await proposing.apply()
    say(SUCCESS_MESSAGES.PLAN_APPLIED_SUCCESSFULLY, undo)
    await navigate(`${planPath}?den=${proposal.first_day}`)
  }
  const [gap, state] = [gapSentence(proposal), stateSentence(proposal)]
  const canGoOn = !proposing.isSearching && !proposal.is_certified
  return (
    <Panel title="Návrh jídelníčku">
      <div role="status" className="flex flex-col gap-2">
        {state === '' ? null : <p className="font-medium">{state}</p>}
        {gap === '' ? null : <p className="figures text-muted">{gap}</p>}
        {proposing.isSearching ? <GapBar gap={proposal.gap} /> : null}
      </div>
      {proposal.asked.loosened.length === 0 ? null : (
        <p className="text-muted">Povolili jste: {proposal.asked.loosened.map((one) => `„${one}“`).join(', ')}.</p>
      )}
      <Loosenings loosenings={proposal.loosenings} loosen={loosen} />
      {proposal.costs === null ? null : <PlanCosts costs={proposal.costs} />}
      <div className="flex flex-wrap gap-3">
        <ActionButton variant="accent" run={apply} pendingLabel="Vkládám…">
          Použít návrh
        </ActionButton>
        {proposing.isSearching ? (
          <ActionButton variant="outline" run={proposing.stop} pendingLabel="Končím…">
            Stačí mi tento
          </ActionButton>
        ) : null}
        {canGoOn ? (
          <ActionButton variant="outline" run={proposing.improve} pendingLabel="Začínám…">
            Hledat lepší
          </ActionButton>
        ) : null}
      </div>
      <ol className="flex flex-col gap-4" aria-label="Dny návrhu">
        {proposal.days.map((day) => (
          <ProposedDay key={day.day} day={day} kept={proposal.kept} eaters={eaters} proposing={proposing} />
        ))}
      </ol>
    </Panel>
  )
}

/** The gap up to which the bar shows a difference. */
const GAP_SHOWN = 0.05

/** How close the plan has come: full where nothing better can be found, moving where it is not known. */
function GapBar({ gap }: { gap: number | null }) {
  return (
    <progress
      aria-label="Hledání lepšího jídelníčku"
      className="w-full"
      max={GAP_SHOWN}
      value={gap === null ? undefined : Math.max(0, GAP_SHOWN - gap)}
    />
  )
}

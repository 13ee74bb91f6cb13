import type { PlanProposal } from '@zivina/contract/planning/plan-proposals'
import type { Proposing } from '#app/features/planning/generator/use-proposal.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'

type ClashPanelProps = { proposal: PlanProposal; proposing: Pick<Proposing, 'loosen'> }

/** Why there is no plan: the wishes that clash, and for each the least change that helps. */
export function ClashPanel({ proposal, proposing }: ClashPanelProps) {
  const { clash, why_impossible, loosenings, state } = proposal
  if (state === 'not_found') {
    return (
      <Panel title="Jídelníček se nepodařilo najít">
        <p className="max-w-text">
          Přání jsou tak těsná, že jsme v&nbsp;rozumném čase nenašli jídelníček ani důvod, proč by neexistoval. Zkuste
          prosím některé povolit, třeba čas na vaření nebo pestrost.
        </p>
      </Panel>
    )
  }
  return (
    <Panel title="Takový jídelníček sestavit nejde">
      <p className="max-w-text">{why_impossible}</p>
      {clash.length === 0 ? null : (
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {clash.map((wish) => (
            <li key={wish} className="first-letter:uppercase">
              {wish}
            </li>
          ))}
        </ul>
      )}
      {loosenings.length === 0 ? null : (
        <>
          <h3 className="text-lg">Co s&nbsp;tím</h3>
          <ul className="flex flex-col items-start gap-2">
            {loosenings.map(({ sentence, is_enough }, index) => (
              <li key={sentence} className="flex flex-col gap-0.5">
                <ActionButton variant="outline" run={() => proposing.loosen(index)} pendingLabel="Sestavuji…">
                  <span className="text-left first-letter:uppercase">{sentence}</span>
                </ActionButton>
                {is_enough ? null : (
                  <span className="pl-4 text-sm text-muted">Tím se vyřeší tento střet, další ale může zůstat.</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

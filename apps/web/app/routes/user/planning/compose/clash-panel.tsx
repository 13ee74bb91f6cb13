import type { PlanProposal } from '@zivina/contract/planning/plan-proposals'
import { Loosenings } from '#app/features/planning/generator/loosenings.tsx'
import { Panel } from '#app/kit/page/panel.tsx'

type ClashPanelProps = { proposal: PlanProposal; loosen: (index: number) => Promise<void> }

/** Why there is no plan: the wishes that clash, and for each the least change that helps. */
export function ClashPanel({ proposal, loosen }: ClashPanelProps) {
  const { clash, why_impossible, loosenings, state } = proposal
  const isProven = state === 'impossible'
  return (
    <Panel title={isProven ? 'Takový jídelníček sestavit nejde' : 'Jídelníček se nepodařilo najít'}>
      <p className="max-w-text">
        {isProven
          ? why_impossible
          : `Přání jsou tak těsná, že jsme v\u00a0rozumném čase nenašli jídelníček ani důvod, proč by neexistoval. ${
              loosenings.length > 0
                ? 'S\u00a0touto změnou ho ale máme.'
                : 'Zkuste prosím některé povolit, třeba čas na vaření nebo pestrost.'
            }`}
      </p>
      {clash.length === 0 ? null : (
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {clash.map((wish) => (
            <li key={wish} className="first-letter:uppercase">
              {wish}
            </li>
          ))}
        </ul>
      )}
      <Loosenings loosenings={loosenings} loosen={loosen} />
    </Panel>
  )
}

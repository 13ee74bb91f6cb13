import type { PlanProposal } from '@zivina/contract/planning/plan-proposals'
import { formatNumber } from '@zivina/czech/format-number'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'

type Costs = NonNullable<PlanProposal['costs']>

const NAMES: Readonly<Record<keyof Costs, string>> = {
  taste: 'chuť: jídla, která máte méně rádi, a\u00a0jídla mimo sezónu',
  disliked: 'potraviny, které nechcete',
  pantry: 'nevyužitá spíž',
  variety: 'opakování podobných jídel, zbytky dvakrát za den',
  leftovers: 'vaření (dojídat je levnější)',
  habits: 'nezvyklá jídla: studený oběd, sladká večeře, vaření ke svačině',
  week: 'překročená pravidla týdne',
  deviation: 'vzdálenost od středu cílů',
}

/** What the plan is chosen by: taste is one part of it, and the rest is what was paid for it. */
export function PlanCosts({ costs }: { costs: Costs }) {
  const parts = (Object.keys(NAMES) as (keyof Costs)[]).filter((part) => costs[part] >= 0.05)
  return (
    <Disclosure title="Podle čeho vybíráme" titleClassName="text-sm">
      <p className="max-w-text text-sm text-muted">
        Vybíráme jídelníček s&nbsp;nejmenším součtem těchto trestných bodů. Méně je lépe; cíle, diety a&nbsp;čas na
        vaření se hlídají zvlášť a&nbsp;body je nepřebijí.
      </p>
      <ul className="figures flex flex-col gap-1 pt-2 text-sm">
        {parts.map((part) => (
          <li key={part} className="flex max-w-sm justify-between gap-4">
            <span>{NAMES[part]}</span>
            <span>{formatNumber(costs[part], 1)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

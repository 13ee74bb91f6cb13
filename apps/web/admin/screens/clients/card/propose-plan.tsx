import type { DeskConsultation } from '@zivina/contract/counselling/client-desk'
import type { ClientData } from '@zivina/contract/counselling/clients'
import type { TailoredPlan } from '@zivina/contract/counselling/tailored-plans'
import { useState } from 'react'
import { Section } from '#admin/kit/record/section.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { fateOf } from './events.ts'
import { ProposeDialog } from './propose-dialog.tsx'

type ProposePlanProps = {
  of: readonly DeskConsultation[]
  plans: readonly TailoredPlan[]
  /** What the client shares; the plan is compared with one of theirs. */
  shared: ClientData | undefined
  reload: () => Promise<unknown>
}

/** The plans that were given, and another one for a consultation that still includes some. */
export function ProposePlan({ of, plans, shared, reload }: ProposePlanProps) {
  const waiting = of.find(({ state, plans_left }) => plans_left > 0 && (state === 'confirmed' || state === 'done'))
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title="Jídelníčky na míru">
      <ul className="flex flex-col gap-1 empty:hidden">
        {plans.map((plan) => (
          <li key={plan.guid}>
            {plan.name} <span className="text-muted">{fateOf(plan)}</span>
          </li>
        ))}
      </ul>
      {waiting === undefined ? (
        <p className="text-muted">Žádná objednávka teď další jídelníček neobsahuje.</p>
      ) : (
        <>
          <p>
            {waiting.service_name}: zbývá předat {waiting.plans_left}.
          </p>
          <Button variant="brand" className="self-start" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Navrhnout jídelníček
          </Button>
          {isOpen ? (
            <ProposeDialog of={waiting} shared={shared} reload={reload} onClose={() => setOpen(false)} />
          ) : null}
        </>
      )}
    </Section>
  )
}

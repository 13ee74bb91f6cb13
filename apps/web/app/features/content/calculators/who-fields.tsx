import { useState } from 'react'
import { Checkbox } from '#app/kit/ui/checkbox.tsx'

const REFUSALS = {
  child: 'Dětem a\u00a0dospívajícím tenhle výpočet nesedí, tělo ještě roste. Poradí vám dětský lékař.',
  pregnant:
    'V\u00a0těhotenství a\u00a0při kojení platí jiná čísla. Probrat je můžete s\u00a0lékařem nebo porodní asistentkou.',
} as const

/** Asks whether the figures apply to the person; `refusal` explains why there is no result. */
export function useWho() {
  const [child, setChild] = useState(false)
  const [pregnant, setPregnant] = useState(false)
  const fields = (
    <div className="flex flex-col sm:col-span-2">
      <Checkbox checked={child} onChange={(event) => setChild(event.target.checked)}>
        Je mi méně než 18{'\u00a0'}let
      </Checkbox>
      <Checkbox checked={pregnant} onChange={(event) => setPregnant(event.target.checked)}>
        Jsem těhotná nebo kojím
      </Checkbox>
    </div>
  )
  return { fields, refusal: child ? REFUSALS.child : pregnant ? REFUSALS.pregnant : null }
}

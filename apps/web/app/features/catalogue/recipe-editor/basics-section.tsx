import { PORTIONS_MAX } from '@zivina/contract/kernel/limits'
import { counted } from '@zivina/czech/plural'
import { CookingPot } from 'lucide-react'
import { Fields } from '#app/kit/form/fields.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { Stepper } from '#app/kit/ui/stepper.tsx'
import { recipeFields, type SectionProps } from './recipe-table.ts'

/** What it is called, for how many it is and how long it takes. */
export function BasicsSection(props: SectionProps) {
  const fields = recipeFields(props)
  return (
    <Panel title="Základ" Icon={CookingPot} id="zaklad">
      <Fields of={fields} only={['name', 'headnote']} className="contents" />
      <div className="grid gap-4 sm:grid-cols-3">
        <div className="flex flex-col gap-1.5">
          <span className="font-medium">Počet porcí</span>
          <Stepper
            className="self-start"
            label="Počet porcí"
            decreaseLabel={'O\u00a0porci méně'}
            increaseLabel={'O\u00a0porci víc'}
            max={PORTIONS_MAX}
            value={props.draft.portion_size}
            format={(value) => counted(value, 'porce', 'porce', 'porcí')}
            onChange={(portion_size) => props.dispatch({ type: 'set', fields: { portion_size } })}
          />
        </div>
        <Fields of={fields} only={['time_minutes', 'resting_time']} className="contents" />
      </div>
      <Fields of={fields} only={['cooked_weight']} className="contents" />
    </Panel>
  )
}

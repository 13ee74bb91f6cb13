import { PORTIONS_MAX, RECIPE_NAME_MAX } from '@zivina/contract/kernel/limits'
import { counted } from '@zivina/czech/plural'
import { CookingPot } from 'lucide-react'
import type { Dispatch } from 'react'
import { TextField } from '#app/kit/form/text-field.tsx'
import { Panel } from '#app/kit/panel.tsx'
import { Stepper } from '#app/kit/ui/stepper.tsx'
import type { DraftProblems } from './check-draft.ts'
import type { Draft } from './draft.ts'
import type { DraftAction } from './draft-reducer.ts'

type BasicsSectionProps = { draft: Draft; problems: DraftProblems; dispatch: Dispatch<DraftAction> }

/** Name, portions and times. */
export function BasicsSection({ draft, problems, dispatch }: BasicsSectionProps) {
  const set = (fields: Partial<Draft>) => dispatch({ type: 'set', fields })
  return (
    <Panel title="Základ" Icon={CookingPot} id="zaklad">
      <TextField
        label="Název receptu"
        hint="Tak, jak byste ho řekli u&nbsp;stolu."
        maxLength={RECIPE_NAME_MAX}
        value={draft.name}
        error={problems.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <div className="flex flex-col gap-1.5">
          <span className="font-medium">Počet porcí</span>
          <Stepper
            className="self-start"
            label="Počet porcí"
            decreaseLabel="O porci méně"
            increaseLabel="O porci víc"
            max={PORTIONS_MAX}
            value={draft.portion_size}
            format={(value) => counted(value, 'porce', 'porce', 'porcí')}
            onChange={(portion_size) => set({ portion_size })}
          />
        </div>
        <TextField
          label="Příprava a&nbsp;vaření (min)"
          inputMode="numeric"
          autoComplete="off"
          value={draft.time_minutes}
          error={problems.time_minutes}
          onChange={(event) => set({ time_minutes: event.target.value })}
        />
        <TextField
          label="Odpočinek (min)"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          value={draft.resting_time}
          error={problems.resting_time}
          onChange={(event) => set({ resting_time: event.target.value })}
        />
      </div>
    </Panel>
  )
}

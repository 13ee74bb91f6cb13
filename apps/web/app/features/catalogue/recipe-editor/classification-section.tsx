import { useQuery } from '@tanstack/react-query'
import { RECIPE_TAGS_MAX } from '@zivina/contract/kernel/limits'
import { COOKING_TYPE_LABELS, COOKING_TYPES, DIFFICULTIES, DIFFICULTY_LABELS } from '@zivina/domain/catalogue/cooking'
import { DIETARY_GOAL_LABELS } from '@zivina/domain/catalogue/diet-labels'
import { DIET_TYPE_LABELS, DIET_TYPES } from '@zivina/domain/catalogue/diet-types'
import { MEAL_TYPE_LABELS, MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { DIETARY_GOALS } from '@zivina/nutrition/diets'
import { Tags } from 'lucide-react'
import type { Dispatch } from 'react'
import { Panel } from '#app/kit/panel.tsx'
import { Checkbox } from '#app/kit/ui/checkbox.tsx'
import { ToggleChip } from '#app/kit/ui/chip.tsx'
import { useAccount } from '#app/session/account-context.ts'
import type { Draft } from './draft.ts'
import type { DraftAction } from './draft-reducer.ts'

const DIETS = DIET_TYPES.filter((diet) => diet !== 'Without restrictions')

/** Categories by which people find the recipe. */
export function ClassificationSection({ draft, dispatch }: { draft: Draft; dispatch: Dispatch<DraftAction> }) {
  const set = (fields: Partial<Draft>) => dispatch({ type: 'set', fields })
  const { api } = useAccount()
  const { data } = useQuery({ queryKey: ['tags'], queryFn: ({ signal }) => api('GET /tag', { signal }) })
  return (
    <Panel
      title="Zařazení"
      Icon={Tags}
      id="zarazeni"
      intro="Podle něj recept najdou filtry. Stravovací styl určíme ze surovin sami."
    >
      <Chips
        legend="Chod"
        values={MEAL_TYPES}
        labels={MEAL_TYPE_LABELS}
        chosen={draft.meal_types}
        onChange={(meal_types) => set({ meal_types })}
      />
      <OneOf
        legend="Náročnost"
        values={DIFFICULTIES}
        labels={DIFFICULTY_LABELS}
        chosen={draft.difficulty}
        onChange={(difficulty) => set({ difficulty })}
      />
      <OneOf
        legend="Kuchyně"
        values={COOKING_TYPES}
        labels={COOKING_TYPE_LABELS}
        chosen={draft.cooking_type}
        onChange={(cooking_type) => set({ cooking_type })}
      />
      <Chips
        legend="Cíl, ke kterému se hodí"
        values={DIETARY_GOALS}
        labels={DIETARY_GOAL_LABELS}
        chosen={draft.dietary_goal}
        onChange={(dietary_goal) => set({ dietary_goal })}
      />
      <Chips
        legend="Diety, pro které je vhodný"
        values={DIETS}
        labels={DIET_TYPE_LABELS}
        chosen={draft.diet_types}
        onChange={(diet_types) => set({ diet_types })}
      />
      {data && data.tags.length > 0 ? (
        <Chips
          legend={`Štítky (nejvýše ${RECIPE_TAGS_MAX})`}
          values={data.tags}
          chosen={draft.tags}
          onChange={(tags) => (tags.length <= RECIPE_TAGS_MAX ? set({ tags }) : undefined)}
        />
      ) : null}
      <Checkbox checked={draft.no_side_dish} onChange={(event) => set({ no_side_dish: event.target.checked })}>
        Nepotřebuje přílohu
      </Checkbox>
    </Panel>
  )
}

type ChipsProps<Value extends string> = {
  legend: string
  values: readonly Value[]
  labels?: Readonly<Record<Value, string>>
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** Choices of which any number can be selected. */
function Chips<Value extends string>({ legend, values, labels, chosen, onChange }: ChipsProps<Value>) {
  const toggle = (value: Value) => {
    const next = new Set(chosen)
    if (!next.delete(value)) next.add(value)
    onChange(values.filter((each) => next.has(each)))
  }
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value) => (
          <ToggleChip
            key={value}
            pressed={chosen.includes(value)}
            onPress={() => toggle(value)}
            className="max-sm:py-2 max-sm:whitespace-normal"
          >
            {labels?.[value] ?? value}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  )
}

type OneOfProps<Value extends string> = Omit<ChipsProps<Value>, 'chosen' | 'onChange'> & {
  chosen: Value
  onChange: (chosen: Value) => void
}

function OneOf<Value extends string>({ chosen, onChange, ...rest }: OneOfProps<Value>) {
  return <Chips {...rest} chosen={[chosen]} onChange={(next) => pickOther(next, chosen, onChange)} />
}

/** The newly selected one; pressing the selected one changes nothing. */
function pickOther<Value extends string>(
  next: readonly Value[],
  chosen: Value,
  onChange: (value: Value) => void,
): void {
  const other = next.find((value) => value !== chosen)
  if (other !== undefined) onChange(other)
}

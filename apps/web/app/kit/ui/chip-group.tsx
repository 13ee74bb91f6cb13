import type { ReactNode } from 'react'
import { ToggleChip } from './chip.tsx'

type ChipGroupProps<Value extends string> = {
  legend: string
  choices: readonly (readonly [value: Value, label: ReactNode])[]
  chosen: readonly Value[]
  /** Told of what is chosen now, in the order of the list. */
  onChange: (chosen: Value[]) => void
  /** Whether exactly one is: pressing it again changes nothing. */
  isOne?: boolean
}

/** Some of a closed list as chips: any number of them, or exactly one. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { legend, choices, chosen, onChange, isOne = false } = props
  const press = (value: Value) => {
    const isChosen = chosen.includes(value)
    if (isOne) return isChosen ? undefined : onChange([value])
    const next = isChosen ? chosen.filter((each) => each !== value) : [...chosen, value]
    onChange(choices.flatMap(([each]) => (next.includes(each) ? [each] : [])))
  }
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(([value, label]) => (
          <ToggleChip
            key={value}
            pressed={chosen.includes(value)}
            onPress={() => press(value)}
            className="max-sm:py-2 max-sm:whitespace-normal"
          >
            {label}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  )
}

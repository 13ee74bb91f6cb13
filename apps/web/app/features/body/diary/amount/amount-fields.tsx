import { SelectField } from '#app/kit/form/select-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { ToggleChip } from '#app/kit/ui/chip.tsx'
import { markForFocus } from '#app/kit/ui/dialog.tsx'
import type { NamedHelping } from '../choices.ts'
import { helpingText, helpingUnitLabel } from '../helping.ts'
import { quickHelpings, type TypedHelping } from './use-amount.ts'

type AmountFieldsProps = {
  typed: TypedHelping
  problem: string | null
  /** Amounts with names of their own. */
  sizes?: readonly NamedHelping[] | undefined
  /** Whether it takes the focus, with its text selected, when it appears in an open dialog. */
  isFocused?: boolean
}

/** How much of it: a number and its unit, and usual amounts to take with one press. */
export function AmountFields({ typed, problem, sizes = [], isFocused = false }: AmountFieldsProps) {
  const { text, unit, units, helping } = typed
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label="Množství"
          error={problem}
          value={text}
          ref={markForFocus}
          autoFocus={isFocused}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => typed.write(target.value)}
        />
        <SelectField
          label="Jednotka"
          value={unit}
          choices={units.map((each) => [each, helpingUnitLabel(each)])}
          onChoose={typed.choose}
        />
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Časté množství</legend>
        {sizes.map(({ label, helping: size }) => (
          <ToggleChip
            key={label}
            pressed={helping?.count === size.count && helping.unit === size.unit}
            onPress={() => typed.set(size)}
            className="figures"
          >
            {label} {helpingText(size)}
          </ToggleChip>
        ))}
        {quickHelpings(unit).map((quick) => (
          <ToggleChip
            key={quick.count}
            pressed={helping?.count === quick.count && helping.unit === quick.unit}
            onPress={() => typed.set(quick)}
            className="figures"
          >
            {helpingText(quick)}
          </ToggleChip>
        ))}
      </fieldset>
    </div>
  )
}

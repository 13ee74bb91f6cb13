import { typeNumber } from '@zivina/czech/number-input'
import type { ReactNode } from 'react'
import { TextField } from '#app/kit/form/text-field.tsx'
import type { Form } from '#app/kit/form/use-form.ts'
import type { IngredientValues, FigureField as Name } from './ingredient-values.ts'

type FigureFieldProps = { form: Form<IngredientValues>; name: Name; label: ReactNode; hint: ReactNode }

/** A number that may stay unknown. */
export function FigureField({ form, name, label, hint }: FigureFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      value={form.values[name]}
      error={form.problems[name] ?? null}
      onChange={(event) => {
        const typed = typeNumber(event.target.value, 2)
        if (typed) form.set(name, typed.text)
      }}
    />
  )
}

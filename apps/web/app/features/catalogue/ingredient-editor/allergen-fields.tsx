import { useId } from 'react'
import { controlAttributes, FieldError } from '#app/kit/form/field-frame.tsx'
import type { TableForm } from '#app/kit/form/use-table-form.ts'
import { Select } from '#app/kit/ui/select.tsx'
import { ALLERGEN_FIELDS, type IngredientBody, type IngredientValues } from './ingredient-table.ts'

type Form = TableForm<IngredientBody>

/** What the label says of the fourteen allergens: a row for each, nothing chosen beforehand. */
export function AllergenFields({ form }: { form: Form }) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-semibold text-heading">Alergeny podle etikety</legend>
      <p className="max-w-text text-sm text-muted">
        Etiketa je ve složení zvýrazňuje, stopy uvádí slovy „může obsahovat“. Co na ní nenajdete, nechte na „nevím“;
        „neobsahuje“ vyberte, jen když to etiketa říká.
      </p>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {ALLERGEN_FIELDS.map(({ name }) => (
          <AllergenRow key={name} form={form} name={name} />
        ))}
      </div>
    </fieldset>
  )
}

function AllergenRow({ form, name }: { form: Form; name: (typeof ALLERGEN_FIELDS)[number]['name'] }) {
  const id = useId()
  const { label, hint, choices, none } = form.table[name] as ChoiceOfLabel
  const error = form.problems[name]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_11.5rem] items-center gap-x-3 py-1">
      <div className="leading-snug">
        <label htmlFor={id} className="block font-medium first-letter:uppercase">
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        ) : null}
      </div>
      <Select
        {...controlAttributes(id, { hint, error })}
        className="w-full"
        value={form.values[name]}
        onChange={({ target }) => form.set(name, target.value as IngredientValues[typeof name])}
      >
        <option value="">{none}</option>
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
      <FieldError of={id} className="col-span-2">
        {error}
      </FieldError>
    </div>
  )
}

type ChoiceOfLabel = {
  label: string
  hint: string | null
  choices: readonly (readonly [value: string, words: string])[]
  none: string
}

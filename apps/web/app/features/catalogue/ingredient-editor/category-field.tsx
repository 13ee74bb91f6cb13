import { SelectField } from '#app/kit/form/select-field.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { useFoodCategories } from './use-food-categories.ts'

type CategoryFieldProps = { value: string; error: string | undefined; onChange: (guid: string) => void }

/** Selects the food category: sub-categories grouped by category. */
export function CategoryField({ value, error, onChange }: CategoryFieldProps) {
  const { data, isError, refetch } = useFoodCategories()
  return (
    <div className="flex flex-col items-start gap-2">
      <SelectField
        className="w-full"
        label="Kategorie"
        hint="Kde byste ji hledali v&nbsp;obchodě."
        value={data ? value : ''}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{data || isError ? 'Vyberte' : 'Načítám…'}</option>
        {data?.results.map(({ guid, name, sub_food_categories }) => (
          <optgroup key={guid} label={name}>
            {sub_food_categories.map((sub) => (
              <option key={sub.guid} value={sub.guid}>
                {sub.name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {isError ? <Button onClick={() => void refetch()}>Načíst kategorie znovu</Button> : null}
    </div>
  )
}

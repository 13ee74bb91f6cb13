import { SelectField } from '#app/kit/form/select-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import type { Form } from '#app/kit/form/use-form.ts'
import type { Address } from './address.ts'
import { COUNTRIES } from './countries.ts'

/** Street, city, postal code and country. */
export function AddressFields({ form: { values, problems, set } }: { form: Form<Address> }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-6">
      <TextField
        className="sm:col-span-6"
        label="Ulice a&nbsp;číslo"
        autoComplete="street-address"
        maxLength={120}
        value={values.street}
        error={problems.street}
        onChange={(event) => set('street', event.target.value)}
      />
      <TextField
        className="sm:col-span-3"
        label="Obec"
        autoComplete="address-level2"
        maxLength={80}
        value={values.city}
        error={problems.city}
        onChange={(event) => set('city', event.target.value)}
      />
      <TextField
        className="sm:col-span-1"
        label="PSČ"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        value={values.postal_code}
        error={problems.postal_code}
        onChange={(event) => set('postal_code', event.target.value)}
      />
      <SelectField
        className="sm:col-span-2"
        label="Země"
        autoComplete="country"
        value={values.country}
        error={problems.country}
        onChange={(event) => set('country', event.target.value)}
      >
        <option value="">Nevybráno</option>
        {COUNTRIES.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

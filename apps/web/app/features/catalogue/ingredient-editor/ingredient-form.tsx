import type { IngredientSummary, PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { INGREDIENT_NAME_MAX } from '@zivina/contract/kernel/limits'
import { MACRO_SPECIFICATION_LABELS, MACRO_SPECIFICATIONS } from '@zivina/domain/catalogue/macro-specifications'
import { WEIGHT_UNIT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { isUnitChangeAllowed } from '@zivina/nutrition/units'
import { WEIGHT_UNITS, type WeightUnit } from '@zivina/nutrition/weight-units'
import { useId } from 'react'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import type { Form } from '#app/kit/form/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Checkbox } from '#app/kit/ui/checkbox.tsx'
import { CategoryField } from './category-field.tsx'
import { DietLevelField } from './diet-level-field.tsx'
import { FigureField } from './figure-field.tsx'
import { firstBarcode, type IngredientValues } from './ingredient-values.ts'
import { LabelFields } from './label-fields.tsx'
import { PlausibilityNotes } from './plausibility-notes.tsx'
import { SimilarFoods } from './similar-foods.tsx'
import { BASIS_LABELS } from './units-text.ts'
import { useIngredientForm } from './use-ingredient-form.ts'

export type IngredientFormProps = {
  /** The ingredient being edited; absent for a new one. */
  ingredient?: PersonalIngredient
  /** The text of a search that found nothing. */
  initialName?: string
  /** Called with the saved ingredient, which can be put into a recipe. */
  onSaved?: (ingredient: PersonalIngredient) => void
  onCreated?: (ingredient: IngredientSummary) => void
  onCancel?: () => void
}

/** The form of a user's own ingredient, in the order of a food label. */
export function IngredientForm({ ingredient, initialName = '', onSaved, onCreated, onCancel }: IngredientFormProps) {
  const id = useId()
  const form = useIngredientForm({
    ingredient: ingredient ?? null,
    initialName,
    onSaved: (saved) => {
      onSaved?.(saved)
      onCreated?.(summaryOf(saved))
    },
  })
  const { values, set } = form
  return (
    <FormFrame
      form={form}
      label="Uložit surovinu"
      name={ingredient ? 'Úprava suroviny' : 'Nová surovina'}
      variant="accent"
      extra={onCancel ? <Button onClick={onCancel}>Zrušit</Button> : null}
    >
      <NameFields form={form} />
      <SimilarFoods
        name={values.name === ingredient?.name ? '' : values.name}
        barcode={firstBarcode(values)}
        except={ingredient?.guid ?? null}
        matched={values.matched_with}
        onMatch={(guid) => set('matched_with', guid)}
        onUse={onCreated}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <CategoryField
          value={values.sub_food_category}
          error={form.problems.sub_food_category}
          onChange={(guid) => set('sub_food_category', guid)}
        />
        <UnitField form={form} former={ingredient?.weight_units ?? null} />
      </div>
      <LabelFields form={form} id={id} basis={BASIS_LABELS[values.weight_units]} />
      <PlausibilityNotes form={form} id={id} />
      <MoreFields form={form} />
    </FormFrame>
  )
}

type Part = { form: Form<IngredientValues> }

function NameFields({ form: { values, problems, set } }: Part) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label="Název"
        hint="I&nbsp;se značkou, ať se nesplete s&nbsp;jinou."
        required
        autoComplete="off"
        maxLength={INGREDIENT_NAME_MAX}
        value={values.name}
        error={problems.name}
        onChange={(event) => set('name', event.target.value)}
      />
      <TextField
        label="Čárový kód"
        hint="Čísla pod čarami na obalu. Víc kódů oddělte čárkou."
        inputMode="numeric"
        autoComplete="off"
        className="figures"
        value={values.barcodes}
        error={problems.barcodes}
        onChange={(event) => set('barcodes', event.target.value)}
      />
    </div>
  )
}

/** A saved ingredient keeps its kind of unit: values per 100 are not values per piece. */
function UnitField({ form: { values, problems, set }, former }: Part & { former: WeightUnit | null }) {
  return (
    <SelectField
      label="Jednotka"
      hint="V&nbsp;ní se bude odměřovat v&nbsp;receptech."
      value={values.weight_units}
      error={problems.weight_units}
      onChange={(event) => set('weight_units', event.target.value as WeightUnit)}
    >
      {WEIGHT_UNITS.map((unit) => (
        <option key={unit} value={unit} disabled={former !== null && !isUnitChangeAllowed(former, unit)}>
          {WEIGHT_UNIT_LABELS[unit].long}
        </option>
      ))}
    </SelectField>
  )
}

function MoreFields({ form }: Part) {
  const { values, problems, set } = form
  const { weight_units } = values
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {weight_units === 'Piece' ? (
          <FigureField
            form={form}
            name="grams_per_piece"
            label="Kolik váží jeden kus (g)"
            hint="Zvážený bez obalu, jak se jí."
          />
        ) : null}
        {weight_units === 'Milliliter' ? (
          <FigureField
            form={form}
            name="density_g_per_ml"
            label="Kolik váží 1&nbsp;ml (g)"
            hint="Voda váží 1&nbsp;g, olej 0,92&nbsp;g, med 1,42&nbsp;g."
          />
        ) : null}
        <FigureField
          form={form}
          name="package_size"
          label={`Velikost balení (${WEIGHT_UNIT_LABELS[weight_units].short})`}
          hint="Kolik je jí v&nbsp;jednom balení."
        />
        <DietLevelField value={values.diet_level} onChange={(level) => set('diet_level', level)} />
        <TextField
          label="Jak se jí ještě říká"
          hint="Další názvy oddělte čárkou, ať ji snáz najdete."
          autoComplete="off"
          value={values.suggestion_names}
          error={problems.suggestion_names}
          onChange={(event) => set('suggestion_names', event.target.value)}
        />
      </div>
      <fieldset className="grid gap-x-4 sm:grid-cols-2">
        <legend className="font-medium">Čeho se hodnoty týkají</legend>
        {MACRO_SPECIFICATIONS.map((each) => (
          <Checkbox key={each} checked={values[each]} onChange={(event) => set(each, event.target.checked)}>
            {MACRO_SPECIFICATION_LABELS[each]}
          </Checkbox>
        ))}
      </fieldset>
    </>
  )
}

function summaryOf(saved: PersonalIngredient): IngredientSummary {
  const { guid, slug, name, image, weight_units, amount, grams_per_piece, density_g_per_ml, is_spice } = saved
  const { kilojoules, calories, protein, carbohydrates, fat, fiber, sugars, saturated_fats, salt } = saved
  const macros = { kilojoules, calories, protein, carbohydrates, fat, fiber, sugars, saturated_fats, salt }
  return { guid, slug, name, image, weight_units, amount, grams_per_piece, density_g_per_ml, is_spice, macros }
}

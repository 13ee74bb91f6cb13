import type { IngredientSummary, PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import type { TableForm } from '#app/kit/form/use-table-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { AllergenFields } from './allergen-fields.tsx'
import { BarcodeScan } from './barcode-scan.tsx'
import { CategoryField } from './category-field.tsx'
import { type IngredientBody, LABEL_FIELDS, MORE_FIELDS } from './ingredient-table.ts'
import { firstBarcode } from './ingredient-values.ts'
import { PlausibilityNotes } from './plausibility-notes.tsx'
import { ShortLabel } from './short-label.tsx'
import { SimilarFoods } from './similar-foods.tsx'
import { BASIS_LABELS } from './units-text.ts'
import { type Beginning, useIngredientForm } from './use-ingredient-form.ts'

export type IngredientFormProps = {
  /** The ingredient being edited; absent for a new one. */
  ingredient?: PersonalIngredient
  /** The text of a search that found nothing. */
  initialName?: string
  /** What is known of a new one otherwise. */
  beginning?: Beginning
  /** Only what the day is counted by is asked at first; the category is guessed, and the rest is folded. */
  isShort?: boolean
  /** Called with the saved ingredient, which can be put into a recipe. */
  onSaved?: (ingredient: PersonalIngredient) => void
  onCreated?: (ingredient: IngredientSummary) => void
  onCancel?: () => void
}

/** The form of a user's own ingredient, in the order of a food label. */
export function IngredientForm(props: IngredientFormProps) {
  const { ingredient, initialName = '', beginning, isShort = false, onSaved, onCreated, onCancel } = props
  const form = useIngredientForm({
    ingredient: ingredient ?? null,
    initialName,
    beginning: beginning ?? null,
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
      <Fields of={form} only={isShort ? ['name'] : ['name', 'barcodes']} />
      {isShort ? null : <BarcodeScan barcodes={values.barcodes} onChange={(barcodes) => set('barcodes', barcodes)} />}
      <SimilarFoods
        name={values.name === ingredient?.name ? '' : values.name}
        barcode={firstBarcode(values)}
        except={ingredient?.guid ?? null}
        matched={values.matched_with}
        onMatch={(guid) => set('matched_with', guid)}
        onUse={onCreated}
      />
      {isShort ? <ShortLabel form={form} /> : <WholeLabel form={form} />}
    </FormFrame>
  )
}

/** All of a label, in its order. */
function WholeLabel({ form }: { form: TableForm<IngredientBody> }) {
  const { values, problems, set } = form
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <CategoryField
          value={values.sub_food_category}
          error={problems.sub_food_category}
          onChange={(guid) => set('sub_food_category', guid)}
        />
        <Fields of={form} only={['weight_units']} className="contents" />
      </div>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-semibold text-heading">
          Výživové údaje {BASIS_LABELS[values.weight_units || 'Gram']}
        </legend>
        <p className="max-w-text text-sm text-muted">
          Opište tabulku z&nbsp;obalu, řádek po řádku. Co na obalu není, nechte prázdné: prázdné znamená „nevíme“, nula
          znamená „neobsahuje“.
        </p>
        <Fields of={form} only={LABEL_FIELDS} layout="rows" />
      </fieldset>
      <PlausibilityNotes form={form} />
      <AllergenFields form={form} />
      <Fields of={form} only={MORE_FIELDS} />
    </>
  )
}

function summaryOf(saved: PersonalIngredient): IngredientSummary {
  const { guid, slug, name, image, weight_units, amount, grams_per_piece, density_g_per_ml, is_spice } = saved
  const { kilojoules, calories, protein, carbohydrates, fat, fiber, sugars, saturated_fats, salt } = saved
  const macros = { kilojoules, calories, protein, carbohydrates, fat, fiber, sugars, saturated_fats, salt }
  const { nutrient_marks, nutrient_limits, food_groups, is_classified, allergens } = saved
  const known = Object.entries(saved.micronutrients).filter(([, value]) => value !== null)
  const micronutrients: IngredientSummary['micronutrients'] = Object.fromEntries(known)
  const figures = { micronutrients, nutrient_marks, nutrient_limits, food_groups, is_classified, allergens }
  const measures = { weight_units, amount, grams_per_piece, density_g_per_ml, is_spice }
  return { guid, slug, name, image, ...measures, macros, ...figures }
}

import { useEffect, useRef, useState } from 'react'
import { Fields } from '#app/kit/form/fields.tsx'
import type { TableForm } from '#app/kit/form/use-table-form.ts'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { useEnergyUnit } from '#app/session/account/use-energy-unit.ts'
import { AllergenFields } from './allergen-fields.tsx'
import { CategoryField } from './category-field.tsx'
import { useCategoryGuess } from './category-guess.ts'
import { type IngredientBody, LABEL_FIELDS, MORE_FIELDS } from './ingredient-table.ts'
import { PlausibilityNotes } from './plausibility-notes.tsx'
import { BASIS_LABELS } from './units-text.ts'
import { useFoodCategories } from './use-food-categories.ts'

/** The five figures that the day is counted by; energy in the unit the person reads. */
const FIVE = ['protein', 'carbohydrates', 'fat', 'salt'] as const
const OTHER_ENERGY = { calories: 'kilojoules', kilojoules: 'calories' } as const

/** A label in five figures, for a person who wants to go on; the category is guessed by the name, and all the rest is folded. */
export function ShortLabel({ form }: { form: TableForm<IngredientBody> }) {
  const energy = useEnergyUnit()
  const { values } = form
  const first = [energy, ...FIVE] as const
  const rest = LABEL_FIELDS.filter(
    (field) => !(first as readonly string[]).includes(field) && field !== OTHER_ENERGY[energy],
  )
  return (
    <>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-semibold text-heading">
          Z&nbsp;obalu {BASIS_LABELS[values.weight_units || 'Gram']}
        </legend>
        <p className="max-w-text text-sm text-muted">Co na obalu není, nechte prázdné. Nula znamená „neobsahuje“.</p>
        <Fields of={form} only={first} layout="rows" />
      </fieldset>
      <PlausibilityNotes form={form} />
      <GuessedCategory form={form} />
      <Disclosure
        title={'Další údaje z\u00a0obalu'}
        className="flex flex-col gap-5 pt-2"
        open={useOnceTrue(hasProblem(form))}
      >
        <Fields of={form} only={['barcodes', 'weight_units']} className="grid items-start gap-4 sm:grid-cols-2" />
        <Fields of={form} only={[OTHER_ENERGY[energy], ...rest]} layout="rows" />
        <AllergenFields form={form} />
        <Fields of={form} only={MORE_FIELDS} />
      </Disclosure>
    </>
  )
}

/** Stays true: a fold that a refusal opened does not close while its field is mended. */
function useOnceTrue(is: boolean): boolean {
  const [was, setWas] = useState(is)
  if (is && !was) setWas(true)
  return was
}

/** A refusal at a folded field opens the fold. */
function hasProblem({ problems }: TableForm<IngredientBody>): boolean {
  const seen = ['name', 'kilojoules', 'calories', 'sub_food_category', ...FIVE]
  return Object.entries(problems).some(([field, problem]) => problem !== undefined && !seen.includes(field))
}

/** Folded as long as it is guessed: a person who disagrees opens it. What a person chose is not guessed anew. */
function GuessedCategory({ form: { values, problems, set } }: { form: TableForm<IngredientBody> }) {
  const guess = useCategoryGuess(values.name)
  const guessed = useRef('')
  const value = values.sub_food_category
  const { data } = useFoodCategories()
  useEffect(() => {
    if (guess === null || value !== guessed.current) return
    guessed.current = guess
    if (guess !== value) set('sub_food_category', guess)
  }, [guess, value, set])
  const name = data?.results
    .flatMap(({ sub_food_categories }) => sub_food_categories)
    .find(({ guid }) => guid === value)?.name
  return (
    <Disclosure
      title={name === undefined ? 'Kategorie' : `Kategorie: ${name}`}
      className="pt-2"
      open={useOnceTrue(problems.sub_food_category !== undefined)}
    >
      <CategoryField
        value={value}
        error={problems.sub_food_category}
        onChange={(guid) => set('sub_food_category', guid)}
      />
    </Disclosure>
  )
}

import type { RecipeTotals } from '@zivina/nutrition/macros'
import { Check, Pencil, Plus } from 'lucide-react'
import { type Dispatch, type ReactNode, useCallback, useState } from 'react'
import { lazyDialog, lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { useIsHydrated } from '#app/kit/state/use-is-hydrated.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Stepper } from '#app/kit/ui/stepper.tsx'
import type { EditAction, EditState } from '../edit/edit-reducer.ts'
import type { PageIngredient } from '../edit/page-ingredient.ts'
import { NutritionGlance } from '../nutrition/nutrition-glance.tsx'
import { portionsLabel } from '../recipe-description.ts'
import type { PickPurpose } from './ingredient-picker.tsx'
import { ListPart } from './list-part.tsx'

const Refusal = lazyPart(() => import('./refusal.tsx'))
const IngredientPicker = lazyDialog(
  () => import('./ingredient-picker.tsx'),
  ({ purpose }) => purpose !== null,
)

const FoodDialog = lazyDialog(
  () => import('#app/features/catalogue/food-figures/food-dialog.tsx'),
  ({ food }) => food !== null,
)

type IngredientsPanelProps = {
  state: EditState
  totals: RecipeTotals
  dispatch: Dispatch<EditAction>
  onPortions: (portions: number) => void
  /** Actions on the edited lines. */
  children?: ReactNode
}

/** The ingredients to read, after a press to edit, with the nutrition of one portion beside them. */
export function IngredientsPanel({ state, totals, dispatch, onPortions, children }: IngredientsPanelProps) {
  const { edit, refusal } = state
  const isHydrated = useIsHydrated()
  const [isEditing, setIsEditing] = useState(false)
  const [purpose, setPurpose] = useState<PickPurpose | null>(null)
  const [pickerWanted, setPickerWanted] = useState(false)
  const [about, setAbout] = useState<PageIngredient | null | undefined>(undefined)
  const pick = useCallback((wanted: PickPurpose) => {
    setPickerWanted(true)
    setPurpose(wanted)
  }, [])
  const swap = useCallback((key: string) => pick({ kind: 'swap', key }), [pick])

  return (
    <section aria-labelledby="suroviny" className="recipe-ingredients">
      <div className="ingredients-head">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 id="suroviny" className="text-2xl">
            Suroviny
          </h2>
          <Button
            variant="quiet"
            className="-mr-3 px-3 print:hidden noscript:hidden"
            // Pressed before hydration, it would do nothing.
            disabled={!isHydrated}
            aria-describedby="suroviny"
            onClick={() => setIsEditing(!isEditing)}
          >
            {isEditing ? <Check aria-hidden /> : <Pencil aria-hidden />} {isEditing ? 'Hotovo' : 'Upravit'}
          </Button>
        </div>
        <p className="figures hidden print:block noscript:block">{portionsLabel(edit.portion_size)}</p>
        <Stepper
          value={edit.portion_size}
          onChange={onPortions}
          label="Počet porcí"
          decreaseLabel="Ubrat porci"
          increaseLabel="Přidat porci"
          format={portionsLabel}
          className="self-start max-md:hidden print:hidden noscript:hidden"
        />
        <NutritionGlance totals={totals} />
      </div>
      <ListPart state={state} isEditing={isEditing} dispatch={dispatch} onSwap={swap} onAbout={setAbout} />
      {refusal ? <Refusal code={refusal} /> : null}
      {isEditing ? (
        <Button
          className="mt-4 w-full print:hidden noscript:hidden"
          aria-haspopup="dialog"
          onPointerEnter={IngredientPicker.preload}
          onFocus={IngredientPicker.preload}
          onClick={() => pick({ kind: 'add' })}
        >
          <Plus aria-hidden /> Přidat surovinu
        </Button>
      ) : null}
      {children}
      {isEditing ? (
        <p className="mt-4 text-sm text-muted print:hidden">
          Počet porcí vychází z&nbsp;množství surovin, ze kterého recept vznikl. Kolik sníte vy, záleží na vás: porci si
          klidně upravte.
        </p>
      ) : null}
      {pickerWanted ? (
        <IngredientPicker purpose={purpose} edit={edit} dispatch={dispatch} onClose={() => setPurpose(null)} />
      ) : null}
      {about === undefined ? null : <FoodDialog food={about} onClose={() => setAbout(null)} />}
    </section>
  )
}

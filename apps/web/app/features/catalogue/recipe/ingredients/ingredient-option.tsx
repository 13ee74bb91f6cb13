import type { FoundIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { tied } from '@zivina/contract/kernel/typography'
import { formatAmount, formatNutrient } from '@zivina/domain/catalogue/format'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { nutrientBasis } from '@zivina/nutrition/units'
import FoodWarning from '#app/features/catalogue/allergens/food-warning.tsx'
import { Energy } from '#app/features/catalogue/energy.tsx'
import { FoodThumbnail } from '#app/features/catalogue/food-thumbnail.tsx'
import type { useCombobox } from '#app/kit/combobox/use-combobox.ts'
import { cn } from '#app/kit/ui/class-names.ts'

type IngredientOptionProps = {
  option: ReturnType<ReturnType<typeof useCombobox>['option']>
  ingredient: FoundIngredient
  isMarked: boolean
  isTaken: boolean
  /** Something more to tell of it. */
  mark?: string | null | undefined
}

/** Labels of one's own ingredients that are not public. */
const OWN_MARKS: Readonly<Record<Status, string>> = {
  Pending: 'vaše, čeká na\u00a0schválení',
  Denied: 'vaše, zamítnutá',
  Approved: '',
}

/** One food found, with its energy and protein to help the choice. */
export function IngredientOption({ option, ingredient, isMarked, isTaken, mark }: IngredientOptionProps) {
  return (
    <div
      {...option}
      aria-disabled={isTaken || undefined}
      className={cn(
        'flex min-h-14 shrink-0 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
        isMarked ? 'bg-brand-soft' : 'hover:bg-sunken',
      )}
    >
      <FoodThumbnail image={ingredient.image} />
      <span className="min-w-0 flex-1 leading-snug">
        {tied(ingredient.name)}
        {ingredient.status === 'Approved' ? null : (
          <span
            className={cn('block text-sm font-medium', ingredient.status === 'Denied' ? 'text-error' : 'text-pending')}
          >
            {ingredient.is_private ? 'vaše, jen pro vás' : OWN_MARKS[ingredient.status]}
          </span>
        )}
        <span className="figures block text-sm text-muted">
          {isTaken ? 'už v\u00a0této části receptu je' : <Basics ingredient={ingredient} />}
        </span>
        {mark ? <span className="block text-sm text-muted">{mark}</span> : null}
        <FoodWarning allergens={ingredient.allergens} />
      </span>
    </div>
  )
}

function Basics({ ingredient: { macros, weight_units } }: Pick<IngredientOptionProps, 'ingredient'>) {
  return (
    <>
      {formatAmount(nutrientBasis(weight_units), weight_units)}:{' '}
      <Energy
        calories={formatNutrient('calories', macros.calories)}
        kilojoules={formatNutrient('kilojoules', macros.kilojoules)}
      />
      <span className="own-figures">, bílkoviny {formatNutrient('protein', macros.protein)}</span>
    </>
  )
}

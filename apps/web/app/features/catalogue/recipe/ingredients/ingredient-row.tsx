import { tied } from '@zivina/contract/kernel/typography'
import { formatAmount } from '@zivina/domain/catalogue/format'
import type { EditLine } from '@zivina/nutrition/edits'
import { ArrowLeftRight, Undo2, X } from 'lucide-react'
import { type Dispatch, memo } from 'react'
import { LineAllergens, LineWarning } from '#app/features/catalogue/allergens/line-allergens.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import type { EditAction } from '../edit/edit-reducer.ts'
import type { PageIngredient } from '../edit/page-ingredient.ts'
import { AmountField } from './amount-field.tsx'
import type { AmountWords } from './amount-words.ts'
import { FoodName } from './food-name.tsx'
import { LineMarks } from './line-marks.tsx'
import { gramsBeside, sayAmount } from './say-amount.ts'

type IngredientRowProps = {
  line: EditLine<PageIngredient>
  changed: boolean
  /** The recipe's own amount for the portions chosen now. */
  original: number
  words: AmountWords
  /** The factor from the author's amounts; 1 for the recipe as written. */
  scaledBy: number
  /** A new number makes the field discard the typed text. */
  resets: number
  dispatch: Dispatch<EditAction>
  onSwap: (key: string) => void
  onAbout: (food: PageIngredient) => void
}

const ACTION =
  'inline-flex size-11 items-center justify-center rounded-full text-muted transition-colors hover:bg-brand-soft hover:text-heading'

/** One line of the recipe to edit: amount, ingredient, actions. */
export const IngredientRow = memo(function IngredientRow(props: IngredientRowProps) {
  const { line, changed, original, words, scaledBy, resets, dispatch, onSwap, onAbout } = props
  const { ingredient, key, removed } = line
  const restorable = changed && !line.added
  const said = sayAmount(words, line, scaledBy)
  const beside = gramsBeside(said, words, line.amount, ingredient)
  return (
    <li
      className={cn(
        'ingredient-row',
        !line.count_macros && !removed && 'is-uncounted',
        restorable && !removed && 'is-restorable',
      )}
      data-changed={changed || undefined}
    >
      {removed ? (
        <s className="amount-cell figures py-2.5 pl-2 text-muted">
          {said?.amount ?? formatAmount(line.amount, ingredient.weight_units)}
        </s>
      ) : (
        <AmountField
          key={`${key}:${resets}`}
          ingredient={ingredient}
          amount={line.amount}
          said={said?.amount ?? null}
          changed={changed}
          onAmount={(amount, typed) => dispatch({ type: 'amount', key, amount, typed: typed ?? null })}
        />
      )}
      <div className="row-name min-w-0 py-2.5 leading-snug wrap-break-word">
        {removed ? (
          <s className="text-muted">{tied(said?.name ?? ingredient.name)}</s>
        ) : (
          <FoodName food={ingredient} name={said?.name ?? null} onAbout={onAbout} />
        )}
        {beside && !removed ? <span className="figures text-sm text-muted"> ({beside})</span> : null}
        {removed ? null : <LineAllergens allergens={ingredient.allergens} />}
      </div>
      <div className="row-actions flex print:hidden noscript:hidden">
        {removed ? null : (
          <>
            <button
              type="button"
              className={ACTION}
              aria-label={`Vyměnit: ${ingredient.name}`}
              title="Vyměnit za jinou surovinu"
              aria-haspopup="dialog"
              onClick={() => onSwap(key)}
            >
              <ArrowLeftRight className="size-5" aria-hidden />
            </button>
            <button
              type="button"
              className={ACTION}
              aria-label={`Vynechat: ${ingredient.name}`}
              title="Vynechat"
              onClick={() => dispatch({ type: 'remove', key })}
            >
              <X className="size-5" aria-hidden />
            </button>
          </>
        )}
        {restorable ? (
          <button
            type="button"
            className={ACTION}
            aria-label={`Vrátit původní: ${line.swapped_from?.name ?? ingredient.name}`}
            title="Vrátit původní"
            onClick={() => dispatch({ type: 'restore', key })}
          >
            <Undo2 className="size-5" aria-hidden />
          </button>
        ) : null}
      </div>
      {removed ? null : <LineWarning allergens={ingredient.allergens} />}
      <LineMarks line={line} changed={changed} original={original} words={words} scaledBy={scaledBy} />
    </li>
  )
})

import { tied } from '@zivina/contract/kernel/typography'
import { formatAmount } from '@zivina/domain/catalogue/format'
import type { EditLine } from '@zivina/nutrition/edits'
import { memo } from 'react'
import { LineAllergens, LineWarning } from '#app/features/catalogue/allergens/line-allergens.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import type { PageIngredient } from '../edit/page-ingredient.ts'
import type { AmountWords } from './amount-words.ts'
import { FoodName } from './food-name.tsx'
import { LineMarks } from './line-marks.tsx'
import { gramsBeside, sayAmount } from './say-amount.ts'

type QuietRowProps = {
  line: EditLine<PageIngredient>
  changed: boolean
  /** The recipe's own amount for the portions chosen now. */
  original: number
  words: AmountWords
  /** The factor from the author's amounts; 1 for the recipe as written. */
  scaledBy: number
  onAbout: (food: PageIngredient) => void
}

/** One line of the recipe to read: „4 mrkve · 300 g“. */
export const QuietRow = memo(function QuietRow(props: QuietRowProps) {
  const { line, changed, original, words, scaledBy, onAbout } = props
  const { ingredient, removed } = line
  const said = sayAmount(words, line, scaledBy)
  const beside = gramsBeside(said, words, line.amount, ingredient)
  const amount = said?.amount ?? formatAmount(line.amount, ingredient.weight_units)
  return (
    <li className="py-0.5 leading-snug wrap-break-word" data-changed={changed || undefined}>
      {removed ? (
        <s className="text-muted">
          {amount} {tied(said?.name ?? ingredient.name)}
        </s>
      ) : (
        <>
          <span className={cn('figures text-heading', line.count_macros && 'font-semibold')}>{amount}</span>{' '}
          <FoodName food={ingredient} name={said?.name ?? null} onAbout={onAbout} />
          {beside ? <span className="figures text-muted"> ·&nbsp;{beside}</span> : null}
          <LineAllergens isInline allergens={ingredient.allergens} />
          <LineWarning allergens={ingredient.allergens} />
        </>
      )}
      <LineMarks isBrief line={line} changed={changed} original={original} words={words} scaledBy={scaledBy} />
    </li>
  )
})

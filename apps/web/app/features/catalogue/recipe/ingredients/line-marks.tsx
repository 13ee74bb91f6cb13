import { tied } from '@zivina/contract/kernel/typography'
import { formatAmount } from '@zivina/domain/catalogue/format'
import type { EditLine } from '@zivina/nutrition/edits'
import { use } from 'react'
import type { PageIngredient } from '../edit/page-ingredient.ts'
import { type GoneFood, GoneFoods, replacedFood } from '../steps/gone-foods.ts'
import type { AmountWords } from './amount-words.ts'
import { sayAmount } from './say-amount.ts'

type LineMarksProps = {
  line: EditLine<PageIngredient>
  changed: boolean
  original: number
  words: AmountWords
  scaledBy: number
  /** Without the reason why it does not count. */
  isBrief?: boolean
}

/** Notes on a line: how it was changed, and that it does not count. */
export function LineMarks(props: LineMarksProps) {
  const { line, changed, isBrief = false } = props
  const replaced = replacedFood(use(GoneFoods), line)
  const change =
    line.removed || replaced === undefined ? (changed ? describeChange(props) : null) : sayReplaced(replaced, props)
  const isUncounted = !line.count_macros && !line.removed
  if (change === null && !isUncounted) return null
  return (
    <div className="row-marks text-sm leading-snug wrap-break-word">
      {change ? <p className="text-brand-strong">{change}</p> : null}
      {isUncounted ? (
        <p className="text-muted">
          nezapočítává se do výživových hodnot{isBrief ? null : ': nesní se, nebo se sní jen malá část'}
        </p>
      ) : null}
    </div>
  )
}

/** What the original has in place of the line of a saved edit, in the amount that the portions chosen now would take. */
function sayReplaced({ amount, weight_units, name }: GoneFood, { scaledBy }: LineMarksProps): string {
  return `místo: ${formatAmount(amount * scaledBy, weight_units)} ${tied(name)}`
}

function describeChange({ line, original, words, scaledBy }: LineMarksProps): string {
  if (line.removed) return 'vynecháno'
  if (line.added) return 'přidáno'
  const from = line.swapped_from
  const food = from ?? line.ingredient
  const said = sayAmount(words, { ...line, ingredient: food, amount: original }, scaledBy)
  const given = formatAmount(original, food.weight_units)
  if (from) return `místo: ${said?.text ?? `${given} ${tied(from.name)}`}`
  return `původně ${said && said.measure !== 'piece' ? said.amount : given}`
}

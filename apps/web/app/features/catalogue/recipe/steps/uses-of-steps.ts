import { formatAmount } from '@zivina/domain/catalogue/format'
import { findStepAmounts, type StepAmount } from '@zivina/domain/catalogue/step-amounts/step-amounts'
import type { OrderedStep } from '@zivina/domain/catalogue/steps/ordered-steps'
import type { EditLine } from '@zivina/nutrition/edits'
import type { PageEdit } from '../edit/edit-reducer.ts'
import type { PageIngredient } from '../edit/page-ingredient.ts'
import { isFreeText } from '../free-text.ts'
import type { AmountWords } from '../ingredients/amount-words.ts'
import { sayAmount, scaleOf } from '../ingredients/say-amount.ts'

type Line = EditLine<PageIngredient>

/** What a step uses of a line. */
export type StepUse = {
  key: string
  /** „1 cibule“, „250 g hladké mouky“; of another food „olej slunečnicový 60 g“; null for a food that is left out. */
  text: string | null
  /** The food that the step names, where it is replaced or left out: „máslo“. */
  instead: string | null
}

/** The last recipe that was searched: its names stay the same while its amounts change. */
let last: { steps: readonly OrderedStep[]; names: string; found: StepAmount[][] } | null = null

/**
 * What each step uses, with amounts of the edited recipe. The text of a step names the foods of the recipe, so every step that
 * names a replaced or left-out one says so, also where its amount belongs to another step.
 */
export function usesOfStep(
  step: OrderedStep,
  steps: readonly OrderedStep[],
  edit: PageEdit,
  words: AmountWords,
): StepUse[] {
  const lines = edit.lines.filter(({ ingredient }) => !isFreeText(ingredient))
  const byKey = new Map(lines.map((line) => [line.key, line]))
  return (findUses(steps, lines)[step.number - 1] ?? []).flatMap(({ key, share }) => {
    const line = byKey.get(key)
    return line ? sayLine(line, share, edit, words) : []
  })
}

function findUses(steps: readonly OrderedStep[], lines: readonly Line[]): StepAmount[][] {
  const named = lines.map(({ key, segment, ...line }) => {
    // The step names the food of the recipe, whatever replaces it.
    const food = line.swapped_from ?? line.ingredient
    return { key, segment, food: food.guid, name: kitchenName(food) }
  })
  const names = named.map(({ key, name }) => `${key} ${name}`).join('\n')
  if (last?.steps === steps && last.names === names) return last.found
  const texts = steps.map(({ step_title: title, step_text: text }) => ({ title, text }))
  last = { steps, names, found: findStepAmounts(texts, named) }
  return last.found
}

function sayLine(line: Line, share: StepAmount['share'], edit: PageEdit, words: AmountWords): StepUse[] {
  const { key, swapped_from } = line
  if (line.removed) return [{ key, text: null, instead: nameOf(swapped_from ?? line.ingredient, words) }]
  if (swapped_from !== null) {
    const amount = share === 'named' ? '' : ` ${sayUse(line, share, edit, words).amount}`
    return [{ key, text: `${nameOf(line.ingredient, words)}${amount}`, instead: nameOf(swapped_from, words) }]
  }
  return share === 'named' ? [] : [{ key, text: sayUse(line, share, edit, words).text, instead: null }]
}

/** The whole („250 g hladké mouky“) and the amount of it alone. */
function sayUse(line: Line, share: StepAmount['share'], edit: PageEdit, words: AmountWords) {
  const part = share === 'half' ? 0.5 : 1
  const { amount, ingredient } = line
  const said = sayAmount(words, { ...line, amount: amount * part }, scaleOf(edit) * part)
  const figure = said?.amount ?? formatAmount(amount * part, ingredient.weight_units)
  const text = said?.text ?? `${figure} ${ingredient.name}`
  return share === 'rest'
    ? { text: `zbytek (celkem ${text})`, amount: `(zbytek, celkem ${figure})` }
    : { text, amount: figure }
}

/** A food by itself, without an amount that would ask for another case. */
function nameOf(food: PageIngredient, words: AmountWords): string {
  return words === 'kitchen' ? kitchenName(food) : food.name
}

const kitchenName = ({ kitchen, name }: PageIngredient): string => kitchen?.name ?? name

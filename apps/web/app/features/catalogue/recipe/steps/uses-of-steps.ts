import { formatAmount } from '@zivina/domain/catalogue/format'
import { findStepAmounts, type StepAmount } from '@zivina/domain/catalogue/step-amounts/step-amounts'
import type { OrderedStep } from '@zivina/domain/catalogue/steps/ordered-steps'
import { activeLines, type EditLine } from '@zivina/nutrition/edits'
import type { PageEdit } from '../edit/edit-reducer.ts'
import type { PageIngredient } from '../edit/page-ingredient.ts'
import { isFreeText } from '../free-text.ts'
import type { AmountWords } from '../ingredients/amount-words.ts'
import { sayAmount, scaleOf } from '../ingredients/say-amount.ts'

type Line = EditLine<PageIngredient>

/** The last recipe that was searched: its names stay the same while its amounts change. */
let last: { steps: readonly OrderedStep[]; names: string; found: StepAmount[][] } | null = null

/** What each step uses, in words: „1 cibule“, „250 g hladké mouky“; amounts are those of the edited recipe. */
export function usesOfStep(step: OrderedStep, steps: readonly OrderedStep[], edit: PageEdit, words: AmountWords) {
  const lines = activeLines(edit).filter(({ ingredient }) => !isFreeText(ingredient))
  const byKey = new Map(lines.map((line) => [line.key, line]))
  return (findUses(steps, lines)[step.number - 1] ?? []).flatMap(({ key, share }) => {
    const line = byKey.get(key)
    return line ? [{ key, text: sayUse(line, share, edit, words) }] : []
  })
}

function findUses(steps: readonly OrderedStep[], lines: readonly Line[]): StepAmount[][] {
  const named = lines.map(({ key, segment, ...line }) => {
    // The step names the food of the recipe, whatever replaces it.
    const food = line.swapped_from ?? line.ingredient
    return { key, segment, food: food.guid, name: food.kitchen?.name ?? food.name }
  })
  const names = named.map(({ key, name }) => `${key} ${name}`).join('\n')
  if (last?.steps === steps && last.names === names) return last.found
  const texts = steps.map(({ step_title: title, step_text: text }) => ({ title, text }))
  last = { steps, names, found: findStepAmounts(texts, named) }
  return last.found
}

function sayUse({ amount, ingredient }: Line, share: StepAmount['share'], edit: PageEdit, words: AmountWords): string {
  const part = share === 'half' ? 0.5 : 1
  const said = sayAmount(words, amount * part, ingredient, scaleOf(edit) * part)
  const text = said?.text ?? `${formatAmount(amount * part, ingredient.weight_units)} ${ingredient.name}`
  return share === 'rest' ? `zbytek (celkem ${text})` : text
}

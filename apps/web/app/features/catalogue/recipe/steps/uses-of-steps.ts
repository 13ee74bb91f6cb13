import { formatAmount } from '@zivina/domain/catalogue/format'
import { findStepAmounts } from '@zivina/domain/catalogue/step-amounts/every-line'
import type { StepAmount } from '@zivina/domain/catalogue/step-amounts/step-amounts'
import type { OrderedStep } from '@zivina/domain/catalogue/steps/ordered-steps'
import { type EditLine, lineKey } from '@zivina/nutrition/edits'
import type { PageEdit } from '../edit/edit-reducer.ts'
import type { PageIngredient } from '../edit/page-ingredient.ts'
import { isFreeText } from '../free-text.ts'
import type { AmountWords } from '../ingredients/amount-words.ts'
import { sayAmount, scaleOf } from '../ingredients/say-amount.ts'
import type { GoneFood } from './gone-foods.ts'

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
  gone: readonly GoneFood[] = [],
): StepUse[] {
  const lines = edit.lines.filter(({ ingredient }) => !isFreeText(ingredient))
  const byKey = new Map(lines.map((line) => [line.key, line]))
  // A saved edit names its own lines, whatever replaces them by now.
  const byOwnKey = new Map(lines.map((line) => [ownKey(line), line]))
  const found = findUses(steps, lines, gone)
  const told = new Set(found.flatMap((uses) => uses.filter(({ share }) => share !== 'likely').map(({ key }) => key)))
  const missing = new Map(gone.map((food) => [goneKey(food), food]))
  const standing = new Set(gone.filter((food) => told.has(goneKey(food))).map(({ instead_key }) => instead_key))
  return (found[step.number - 1] ?? []).flatMap(({ key, share }) => {
    const food = missing.get(key)
    if (food) return share === 'likely' ? [] : [sayGone(food, share, byOwnKey.get(food.instead_key ?? ''), edit, words)]
    const line = byKey.get(key)
    // What takes the place of a food that is gone is said where the step names that one.
    return line && !(share === 'likely' && standing.has(ownKey(line))) ? sayLine(line, share, edit, words) : []
  })
}

const goneKey = ({ guid, segment }: GoneFood): string => `gone:${guid}:${segment}`

const ownKey = ({ ingredient, swapped_from, segment }: Line): string =>
  lineKey((swapped_from ?? ingredient).guid, segment)

/** A food that a saved edit lacks, and the line in its place. */
function sayGone(
  food: GoneFood,
  share: StepAmount['share'],
  line: Line | undefined,
  edit: PageEdit,
  words: AmountWords,
): StepUse {
  const key = goneKey(food)
  const instead = food.name.toLocaleLowerCase('cs')
  if (line === undefined || line.removed) return { key, text: null, instead }
  // A swap put the food back.
  if (line.ingredient.guid === food.guid) return { key, text: sayUse(line, share, edit, words).text, instead: null }
  const name = nameOf(line.ingredient, words)
  if (!food.is_stored) return { key, text: `nejspíš ${name} ${sayUse(line, 'all', edit, words).amount}`, instead }
  return { key, text: share === 'named' ? name : `${name} ${sayUse(line, share, edit, words).amount}`, instead }
}

function findUses(steps: readonly OrderedStep[], lines: readonly Line[], gone: readonly GoneFood[]): StepAmount[][] {
  const named = lines.map(({ key, segment, ...line }) => {
    // The step names the food of the recipe, whatever replaces it.
    const food = line.swapped_from ?? line.ingredient
    return { key, segment, food: food.guid, name: kitchenName(food) }
  })
  for (const food of gone) named.push({ key: goneKey(food), segment: food.segment, food: food.guid, name: food.name })
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
  // The step in which an added ingredient is used is unknown.
  const isUntold = share === 'named' || (share === 'likely' && line.added)
  return isUntold ? [] : [{ key, text: sayUse(line, share, edit, words).text, instead: null }]
}

/** The whole („250 g hladké mouky“) and the amount of it alone. */
function sayUse(line: Line, share: StepAmount['share'], edit: PageEdit, words: AmountWords) {
  const part = share === 'half' ? 0.5 : 1
  const { amount, ingredient } = line
  const said = sayAmount(words, { ...line, amount: amount * part }, scaleOf(edit) * part)
  const figure = said?.amount ?? formatAmount(amount * part, ingredient.weight_units)
  const text = said?.text ?? `${figure} ${ingredient.name}`
  if (share === 'rest') return { text: `zbytek (celkem ${text})`, amount: `(zbytek, celkem ${figure})` }
  if (share === 'total') return { text: `celkem ${text}`, amount: `celkem ${figure}` }
  return { text: share === 'likely' ? `nejspíš sem: ${text}` : text, amount: figure }
}

/** A food by itself, without an amount that would ask for another case. */
function nameOf(food: PageIngredient, words: AmountWords): string {
  return words === 'kitchen' ? kitchenName(food) : food.name
}

const kitchenName = ({ kitchen, name }: PageIngredient): string => kitchen?.name ?? name

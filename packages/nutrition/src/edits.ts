import { type NutritionLine, type RecipeTotals, recipeTotals } from './macros.ts'
import { assertPortions, scaleAmount } from './portions.ts'
import type { Segment } from './segments.ts'
import { amountFromGrams, massInGrams, nutrientBasis } from './units.ts'
import type { WeightUnit } from './weight-units.ts'

/** The fields of an ingredient that editing needs; a page may hold more (an image, a slug). */
export type EditIngredient = Pick<
  NutritionLine,
  'weight_units' | 'nutrients' | 'grams_per_piece' | 'density_g_per_ml' | 'is_spice'
> & { guid: string; name: string }

/** How an amount of an ingredient was typed, and the amount that this meant. */
export type LineTyped = { ingredient: string; means: number; amount: string; unit: string }

/** A line as the recipe gives it; `amount` is for all portions together. */
export type RecipeLine<I extends EditIngredient = EditIngredient> = {
  ingredient: I
  segment: Segment
  amount: number
  count_macros: boolean
  /** What was typed last of each ingredient that stood in the line. It stays through other portions and a swap back. */
  typed?: readonly LineTyped[]
}

/** A line being edited. */
export type EditLine<I extends EditIngredient = EditIngredient> = RecipeLine<I> & {
  /** Ingredient guid and segment: unique within a recipe. It changes when the ingredient is swapped. */
  key: string
  /** The amount in the recipe, for its original portion count. For an added line, the amount it was added with. */
  original_amount: number
  /** Removed lines stay in the list, so that a page can show them struck out and bring them back. */
  removed: boolean
  added: boolean
  /** The recipe's own ingredient, while another one replaces it. */
  swapped_from: I | null
  /** Mass in the line for one unit of mass of the recipe's own ingredient; absent where none is replaced or a mass is unknown. */
  swap_ratio?: number
}

/** A recipe being edited. Immutable: every function returns a new state that shares the unchanged parts. */
export type RecipeEdit<I extends EditIngredient = EditIngredient> = {
  lines: readonly EditLine<I>[]
  portion_size: number
  original_portion_size: number
}

/** The new state, or the code of the message that explains the refusal. */
export type EditResult<I extends EditIngredient = EditIngredient> =
  | { ok: true; state: RecipeEdit<I> }
  | { ok: false; code: 'DUPLICATE_SEGMENT_INGREDIENT' }

const DUPLICATE = { ok: false, code: 'DUPLICATE_SEGMENT_INGREDIENT' } as const

/** Key of a line: the pair that is unique within a recipe. */
export function lineKey(ingredientGuid: string, segment: Segment): string {
  return `${ingredientGuid}:${segment}`
}

/**
 * Editing begins with the recipe as it is.
 *
 * @throws RangeError when the portion count is not positive or a pair of ingredient and segment comes twice
 */
export function startEdit<I extends EditIngredient>(
  lines: readonly RecipeLine<I>[],
  portionSize: number,
): RecipeEdit<I> {
  assertPortions(portionSize)
  const edited = lines.map((line) => ({
    ...line,
    key: lineKey(line.ingredient.guid, line.segment),
    original_amount: line.amount,
    removed: false,
    added: false,
    swapped_from: null,
  }))
  if (new Set(edited.map((line) => line.key)).size < edited.length) {
    throw new RangeError('An ingredient comes twice in one segment')
  }
  return { lines: edited, portion_size: portionSize, original_portion_size: portionSize }
}

/** Another number of portions: every amount scales, the edited ones from what they are now. @throws RangeError */
export function setPortions<I extends EditIngredient>(state: RecipeEdit<I>, portions: number): RecipeEdit<I> {
  assertPortions(portions)
  const next = { ...state, portion_size: portions }
  const lines = state.lines.map((line) => ({
    ...line,
    // Computed from the original amount, so that changing the portions and back leaves no rounding error.
    amount: isAmountChanged(state, line)
      ? scaleAmount(line.amount, state.portion_size, portions)
      : originalAmount(next, line),
  }))
  return { ...next, lines }
}

/** Another amount of one line, in its own unit. @throws RangeError when it is not a number ≥ 0 or the line is unknown */
export function setAmount<I extends EditIngredient>(state: RecipeEdit<I>, key: string, amount: number): RecipeEdit<I> {
  assertAmount(amount)
  return replaceLine(state, key, (line) => ({ ...line, amount }))
}

/** Leaves a line out. A line that was added disappears; one of the recipe stays in the list as removed. */
export function removeLine<I extends EditIngredient>(state: RecipeEdit<I>, key: string): RecipeEdit<I> {
  if (findLine(state, key).added) return { ...state, lines: state.lines.filter((line) => line.key !== key) }
  return replaceLine(state, key, (line) => ({ ...line, removed: true }))
}

/**
 * One line as the recipe gives it: its ingredient, its amount for the portions chosen now, not removed. Refused when the
 * original ingredient has meanwhile been added to the same segment.
 */
export function restoreLine<I extends EditIngredient>(state: RecipeEdit<I>, key: string): EditResult<I> {
  const line = findLine(state, key)
  const ingredient = line.swapped_from ?? line.ingredient
  const restoredKey = lineKey(ingredient.guid, line.segment)
  if (restoredKey !== key && hasLine(state, restoredKey)) return DUPLICATE
  const restored = { ...withoutRatio(line), ingredient, key: restoredKey, removed: false, swapped_from: null }
  return accept(replaceLine(state, key, () => ({ ...restored, amount: originalAmount(state, line) })))
}

/**
 * One more line; its amount is for all portions chosen now. A pair of ingredient and segment that is there already is
 * refused; one that was removed comes back with the new amount.
 *
 * @throws RangeError when the amount is not a number ≥ 0
 */
export function addLine<I extends EditIngredient>(state: RecipeEdit<I>, line: RecipeLine<I>): EditResult<I> {
  assertAmount(line.amount)
  const key = lineKey(line.ingredient.guid, line.segment)
  const existing = state.lines.find((other) => other.key === key)
  if (existing !== undefined && !existing.removed) return DUPLICATE
  if (existing !== undefined) {
    const { amount, count_macros } = line
    return accept(replaceLine(state, key, (old) => ({ ...old, amount, count_macros, removed: false })))
  }
  const original_amount = scaleAmount(line.amount, state.portion_size, state.original_portion_size)
  const added = { ...line, key, original_amount, removed: false, added: true, swapped_from: null }
  return accept({ ...state, lines: [...state.lines, added] })
}

/**
 * Another ingredient in place of one. Unless an amount is given, the new one weighs the same; where a mass is unknown, the figure
 * stays if the unit does, otherwise the new line begins with 100 g or ml, or 1 piece or spoon. Refused when the new ingredient is
 * in the segment already (removed or not).
 *
 * @param given the amount of the new ingredient in its own unit, for all portions chosen now
 * @throws RangeError when the given amount is not a number ≥ 0
 */
export function swapLine<I extends EditIngredient>(
  state: RecipeEdit<I>,
  key: string,
  ingredient: I,
  given?: number,
): EditResult<I> {
  if (given !== undefined) assertAmount(given)
  const line = findLine(state, key)
  const newKey = lineKey(ingredient.guid, line.segment)
  if (newKey === key) return accept(state)
  if (hasLine(state, newKey)) return DUPLICATE
  const original = line.swapped_from ?? line.ingredient
  const amount = given ?? amountAfterSwap(line, ingredient)
  const isBack = line.added || original.guid === ingredient.guid
  const ratio = isBack ? null : ratioAfterSwap(line, ingredient, amount)
  const swapped = {
    ...withoutRatio(line),
    ingredient,
    key: newKey,
    amount,
    swapped_from: isBack ? null : original,
    ...(ratio === null ? {} : { swap_ratio: ratio }),
  }
  return accept(replaceLine(state, key, () => swapped))
}

/** The recipe as it was given, portions included. */
export function reset<I extends EditIngredient>(state: RecipeEdit<I>): RecipeEdit<I> {
  const original = state.lines.filter((line) => !line.added)
  return startEdit(
    original.map(({ ingredient, swapped_from, segment, original_amount, count_macros, typed }) => ({
      ingredient: swapped_from ?? ingredient,
      segment,
      amount: original_amount,
      count_macros,
      ...(typed === undefined ? {} : { typed }),
    })),
    state.original_portion_size,
  )
}

/** Whether anything but the number of portions differs from the recipe: only then is there something to save. */
export function isChanged(state: RecipeEdit): boolean {
  return state.lines.some((line) => isLineChanged(state, line))
}

/** Whether one line differs from what the recipe gives for the portions chosen now. */
export function isLineChanged(state: RecipeEdit, line: EditLine): boolean {
  return line.added || line.removed || line.swapped_from !== null || isAmountChanged(state, line)
}

/** The amount the recipe gives for the portions chosen now. */
export function originalAmount(
  state: Pick<RecipeEdit, 'portion_size' | 'original_portion_size'>,
  line: Pick<EditLine, 'original_amount'>,
): number {
  return scaleAmount(line.original_amount, state.original_portion_size, state.portion_size)
}

/** Totals of one portion as edited; see `recipeTotals`. */
export function currentTotals(state: RecipeEdit): RecipeTotals {
  return recipeTotals(
    activeLines(state).map(({ ingredient, amount, count_macros }) => ({ ...ingredient, amount, count_macros })),
    state.portion_size,
  )
}

/** The lines that are in the dish. */
export function activeLines<I extends EditIngredient>(state: RecipeEdit<I>): EditLine<I>[] {
  return state.lines.filter((line) => !line.removed)
}

/** The amount a new line of this unit begins with: 100 g or ml, 1 piece or spoon. */
export function startingAmount(unit: WeightUnit): number {
  return nutrientBasis(unit)
}

function assertAmount(amount: number): void {
  if (!Number.isFinite(amount) || amount < 0) throw new RangeError(`Not an amount: ${amount}`)
}

function isAmountChanged(state: RecipeEdit, line: EditLine): boolean {
  const original = originalAmount(state, line)
  return line.swapped_from !== null || Math.abs(line.amount - original) > 1e-9 * Math.max(1, original)
}

function amountAfterSwap(line: EditLine, ingredient: EditIngredient): number {
  const grams = massInGrams(line.amount, line.ingredient.weight_units, line.ingredient)
  const sameMass = grams === null ? null : amountFromGrams(grams, ingredient.weight_units, ingredient)
  if (sameMass !== null) return sameMass
  return ingredient.weight_units === line.ingredient.weight_units
    ? line.amount
    : startingAmount(ingredient.weight_units)
}

/** The ratio to the recipe's own ingredient, through all swaps; null where a mass is unknown or nothing. */
function ratioAfterSwap(line: EditLine, ingredient: EditIngredient, amount: number): number | null {
  const before = massInGrams(line.amount, line.ingredient.weight_units, line.ingredient)
  const now = massInGrams(amount, ingredient.weight_units, ingredient)
  const former = line.swapped_from === null ? 1 : line.swap_ratio
  if (!before || !now || former === undefined) return null
  return (now / before) * former
}

function withoutRatio<I extends EditIngredient>({ swap_ratio: _, ...line }: EditLine<I>): EditLine<I> {
  return line
}

function accept<I extends EditIngredient>(state: RecipeEdit<I>): EditResult<I> {
  return { ok: true, state }
}

function hasLine(state: RecipeEdit, key: string): boolean {
  return state.lines.some((line) => line.key === key)
}

function findLine<I extends EditIngredient>(state: RecipeEdit<I>, key: string): EditLine<I> {
  const found = state.lines.find((line) => line.key === key)
  if (found === undefined) throw new RangeError(`No line ${key}`)
  return found
}

function replaceLine<I extends EditIngredient>(
  state: RecipeEdit<I>,
  key: string,
  change: (line: EditLine<I>) => EditLine<I>,
): RecipeEdit<I> {
  findLine(state, key)
  return { ...state, lines: state.lines.map((line) => (line.key === key ? change(line) : line)) }
}

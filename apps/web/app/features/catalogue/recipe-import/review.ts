import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import type { ImportDraft, ImportLine } from '@zivina/contract/catalogue/recipes/import'
import { LINE_AMOUNT_MAX } from '@zivina/contract/kernel/limits'
import { roundTo } from '@zivina/czech/number-input'
import { parseIngredientLine } from '@zivina/domain/catalogue/ingredient-line/parse-line'
import { amountInOwnUnit } from '@zivina/domain/catalogue/ingredient-line/to-own-unit'
import { AMOUNT_UNITS } from '@zivina/domain/catalogue/kitchen/amount-unit'
import { amountOfUnits, kitchenUnitOf, unitsOf } from '@zivina/domain/catalogue/kitchen/amount-units'
import { SEGMENT_LABELS } from '@zivina/domain/catalogue/segment-labels'
import { readToTaste } from '@zivina/domain/catalogue/to-taste'
import type { Segment } from '@zivina/nutrition/segments'
import {
  type Draft,
  type DraftLine,
  emptyDraft,
  emptyStep,
  foodLine,
  freeLine,
  typedAmount,
} from '#app/features/catalogue/recipe-editor/draft.ts'

/** Certainty of a line's match, in steps that have labels. `chosen` is a choice of the person, `to_taste` needs no amount. */
export type Certainty = 'sure' | 'likely' | 'unsure' | 'none' | 'chosen' | 'to_taste'

const SURE = 0.8
const RATHER = 0.5

/** A line during the review. The amount is in the ingredient's unit. */
export type ReviewLine = {
  key: number
  source: ImportLine
  ingredient: IngredientSummary | null
  amount: number | null
  certainty: Certainty
}

export function startReview({ lines }: ImportDraft): ReviewLine[] {
  return lines.map((source, key) => ({
    key,
    source,
    ingredient: source.ingredient,
    amount: fieldAmount(source.amount_in_units),
    certainty: certaintyOf(source),
  }))
}

export function certaintyOf(source: Pick<ImportLine, 'ingredient' | 'confidence' | 'text' | 'amount'>): Certainty {
  const { ingredient, confidence } = source
  if (isToTaste(source)) return 'to_taste'
  if (ingredient === null) return 'none'
  if (confidence >= SURE) return 'sure'
  return confidence >= RATHER ? 'likely' : 'unsure'
}

/** „Sůl, pepř“ without an amount: known seasonings, which the recipe keeps in the cook's words. */
function isToTaste({ text, amount }: Pick<ImportLine, 'text' | 'amount'>): boolean {
  return amount === null && readToTaste(text) !== null
}

/** Whether a line still needs a decision. */
export function isOpen({ ingredient, amount, certainty }: ReviewLine): boolean {
  return certainty !== 'to_taste' && (ingredient === null || amount === null)
}

/** The heading above a line with which a part of the recipe begins; null within a part, and above the main one at the beginning. */
export function partBegun(lines: readonly ReviewLine[], place: number): string | null {
  const segment = lines[place]?.source.segment ?? 'Main'
  const before = lines[place - 1]?.source.segment ?? 'Main'
  return segment === before ? null : SEGMENT_LABELS[segment]
}

/** Assigns another ingredient to a line, with the line's amount converted to the new ingredient's unit. */
export function chooseIngredient(line: ReviewLine, ingredient: IngredientSummary): ReviewLine {
  const amount = fieldAmount(amountInOwnUnit(parseIngredientLine(line.source.text), ingredient))
  return { ...line, ingredient, amount, certainty: 'chosen' }
}

/** Leaves a line without an ingredient: the editor shows its text. */
export function leaveOut(line: ReviewLine): ReviewLine {
  return { ...line, ingredient: null, amount: null, certainty: 'none' }
}

function fieldAmount(amount: number | null): number | null {
  // Amounts converted from spoons and cups are not known to the hundredth.
  const rounded = amount === null ? null : roundTo(amount, amount < 10 ? 2 : 1)
  return rounded !== null && rounded > 0 && rounded <= LINE_AMOUNT_MAX ? rounded : null
}

/**
 * The recipe as the editor's draft. It contains an ingredient once in each part of the dish: lines of the same one are added up. Lines that
 * still need an ingredient or an amount come last, as written: the recipe can be saved with them.
 */
export function toEditorDraft(draft: ImportDraft, lines: readonly ReviewLine[]): Draft {
  const amounts = new Map<
    string,
    { ingredient: IngredientSummary; amount: number; segment: Segment; lines: ReviewLine[] }
  >()
  const unmatched: ImportLine[] = []
  for (const line of lines) {
    const { ingredient, amount, source } = line
    if (ingredient === null || amount === null) unmatched.push(source)
    else {
      const { segment } = source
      const key = `${ingredient.guid} ${segment}`
      const before = amounts.get(key)
      const sum = Math.min((before?.amount ?? 0) + amount, LINE_AMOUNT_MAX)
      amounts.set(key, { ingredient, segment, amount: sum, lines: [...(before?.lines ?? []), line] })
    }
  }
  const blank = emptyDraft()
  return {
    ...blank,
    name: draft.name,
    headnote: draft.headnote,
    tip: draft.tip,
    portion_size: draft.portion_size || blank.portion_size,
    time_minutes: minutesText(draft.time_minutes),
    resting_time: minutesText(draft.resting_time),
    source_url: draft.source_url ?? '',
    meal_types: draft.meal_types,
    tags: draft.tags,
    aimed_iddsi_level: draft.aimed_iddsi_level === null ? '' : String(draft.aimed_iddsi_level),
    // The words of others are for one's own kitchen until the cook decides to publish.
    is_private: true,
    steps:
      draft.steps.length > 0
        ? draft.steps.map((text, place) => namedStep(text, place, draft.step_titles[place] ?? null))
        : blank.steps,
    lines: [
      ...Array.from(amounts.values(), ({ ingredient, amount, segment, lines: same }) => ({
        ...foodLine(ingredient, roundTo(amount, 2)),
        ...(same.length === 1 && same[0] ? cooksWords(same[0], ingredient, amount) : {}),
        segment,
      })),
      ...unmatched.map(({ text, segment }) => freeLine(text, segment)),
    ],
  }
}

/** „3 lžíce sádla“ stay three spoons: the amount as the cook wrote it, where the food is measured so and the amount was not changed. */
function cooksWords(
  { source }: ReviewLine,
  ingredient: IngredientSummary,
  amount: number,
): Pick<DraftLine, 'amount' | 'unit'> | null {
  const unit = AMOUNT_UNITS.find((one) => kitchenUnitOf(one) === source.unit)
  if (unit === undefined || source.amount === null || !unitsOf(ingredient).includes(unit)) return null
  const count = roundTo(source.amount, 2)
  return isSame(amountOfUnits(count, unit, ingredient), amount) ? { amount: typedAmount(String(count)), unit } : null
}

/** Rounded amounts differ by less than a hundredth. */
const isSame = (one: number | null, other: number): boolean =>
  one !== null && Math.abs(one - other) <= Math.max(0.01 * other, 0.05)

const namedStep = (text: string, place: number, title: string | null) => ({
  ...emptyStep(),
  title: title ?? `Krok ${place + 1}`,
  text,
})

const minutesText = (minutes: number | null): string => (minutes === null ? '' : String(minutes))

export const EDITOR_PATH = '/uzivatel/vytvorit-recept?import=1'

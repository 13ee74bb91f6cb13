import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import type { ImportDraft, ImportLine } from '@zivina/contract/catalogue/recipes/import'
import { LINE_AMOUNT_MAX } from '@zivina/contract/kernel/limits'
import { roundTo } from '@zivina/czech/number-input'
import { parseIngredientLine } from '@zivina/domain/catalogue/ingredient-line/parse-line'
import { amountInOwnUnit } from '@zivina/domain/catalogue/ingredient-line/to-own-unit'
import { SEGMENT_LABELS } from '@zivina/domain/catalogue/segment-labels'
import type { Segment } from '@zivina/nutrition/segments'
import { type Draft, emptyDraft, emptyStep, foodLine, freeLine } from '#app/features/catalogue/recipe-editor/draft.ts'

/** Certainty of a line's match, in steps that have labels. `chosen` is a choice of the person. */
export type Certainty = 'sure' | 'likely' | 'unsure' | 'none' | 'chosen'

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

export function certaintyOf({ ingredient, confidence }: Pick<ImportLine, 'ingredient' | 'confidence'>): Certainty {
  if (ingredient === null) return 'none'
  if (confidence >= SURE) return 'sure'
  return confidence >= RATHER ? 'likely' : 'unsure'
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
  const amounts = new Map<string, { ingredient: IngredientSummary; amount: number; segment: Segment }>()
  const unmatched: ImportLine[] = []
  for (const { ingredient, amount, source } of lines) {
    if (ingredient === null || amount === null) unmatched.push(source)
    else {
      const { segment } = source
      const key = `${ingredient.guid} ${segment}`
      const before = amounts.get(key)?.amount ?? 0
      amounts.set(key, { ingredient, segment, amount: Math.min(before + amount, LINE_AMOUNT_MAX) })
    }
  }
  const blank = emptyDraft()
  return {
    ...blank,
    name: draft.name,
    headnote: draft.headnote,
    portion_size: draft.portion_size || blank.portion_size,
    time_minutes: minutesText(draft.time_minutes),
    resting_time: minutesText(draft.resting_time),
    source_url: draft.source_url ?? '',
    aimed_iddsi_level: draft.aimed_iddsi_level === null ? '' : String(draft.aimed_iddsi_level),
    // The words of others are for one's own kitchen until the cook decides to publish.
    is_private: true,
    steps: draft.steps.length > 0 ? draft.steps.map(namedStep) : blank.steps,
    lines: [
      ...Array.from(amounts.values(), ({ ingredient, amount, segment }) => ({
        ...foodLine(ingredient, roundTo(amount, 2)),
        segment,
      })),
      ...unmatched.map(({ text, segment }) => freeLine(text, segment)),
    ],
  }
}

const namedStep = (text: string, place: number) => ({ ...emptyStep(), title: `Krok ${place + 1}`, text })

const minutesText = (minutes: number | null): string => (minutes === null ? '' : String(minutes))

export const EDITOR_PATH = '/uzivatel/vytvorit-recept?import=1'

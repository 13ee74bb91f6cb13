import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import type { ImportDraft, ImportLine } from '@zivina/contract/catalogue/recipes/import'
import { formatAmountPayload, MAX_AMOUNT, roundTo } from '@zivina/czech/number-input'
import { parseIngredientLine } from '@zivina/domain/catalogue/ingredient-line/parse-line'
import { amountInOwnUnit } from '@zivina/domain/catalogue/ingredient-line/to-own-unit'

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
  return rounded !== null && rounded > 0 && rounded <= MAX_AMOUNT ? rounded : null
}

/** The editor's initial data. */
export type EditorDraft = {
  name: string
  portion_size: number | null
  time_minutes: number | null
  resting_time: number | null
  steps: Record<string, { step_title: string; step_text: string }>
  source_url: string | null
  ingredients: { ingredient: IngredientSummary; amount: string; segment: 'Main'; count_macros: true }[]
  /** Lines that still need an ingredient or an amount, as written. */
  unmatched: string[]
}

/** A recipe contains an ingredient once per part: lines of the same one are added up. Unmatched lines are passed on as text. */
export function toEditorDraft(draft: ImportDraft, lines: readonly ReviewLine[]): EditorDraft {
  const amounts = new Map<string, { ingredient: IngredientSummary; amount: number }>()
  const unmatched: string[] = []
  for (const { ingredient, amount, source } of lines) {
    if (ingredient === null || amount === null) unmatched.push(source.text)
    else {
      const before = amounts.get(ingredient.guid)?.amount ?? 0
      amounts.set(ingredient.guid, { ingredient, amount: Math.min(before + amount, MAX_AMOUNT) })
    }
  }
  const steps = draft.steps.map((step_text, index) => [String(index), { step_title: `Krok ${index + 1}`, step_text }])
  return {
    name: draft.name,
    portion_size: draft.portion_size,
    time_minutes: draft.time_minutes,
    resting_time: draft.resting_time,
    steps: Object.fromEntries(steps),
    source_url: draft.source_url,
    ingredients: [...amounts.values()].map(({ ingredient, amount }) => ({
      ingredient,
      amount: formatAmountPayload(amount),
      segment: 'Main',
      count_macros: true,
    })),
    unmatched,
  }
}

/** Key of the draft in the tab's session storage. */
export const EDITOR_DRAFT_KEY = 'zivina:recipe-draft:import'
export const EDITOR_PATH = '/uzivatel/vytvorit-recept?import=1'

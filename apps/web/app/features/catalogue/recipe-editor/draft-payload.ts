import type { CallInput } from '@zivina/contract/client'
import { parseAmount } from '@zivina/czech/number-input'
import { placesOfFree } from '@zivina/domain/catalogue/free-lines'
import { type Draft, type DraftLine, type DraftStep, stepTitle } from './draft.ts'
import { freeLinesOf, lineAmount, typedLine } from './line-amount.ts'

type Body = CallInput<'POST /recipe'>['body']

/** The request body for a draft without problems. */
export function draftPayload(draft: Draft): Body {
  const { lines, steps, photos, source_url, name, time_minutes, resting_time } = draft
  return {
    name: name.trim(),
    headnote: draft.headnote.trim(),
    tip: draft.tip.trim(),
    storage: draft.storage || null,
    aimed_iddsi_level: aimedLevel(draft),
    portion_size: draft.portion_size,
    time_minutes: parseAmount(time_minutes) ?? 0,
    resting_time: parseAmount(resting_time) ?? 0,
    cooked_weight: parseAmount(draft.cooked_weight),
    difficulty: draft.difficulty,
    cooking_type: draft.cooking_type,
    meal_types: draft.meal_types,
    dietary_goal: draft.dietary_goal,
    tags: draft.tags,
    no_side_dish: draft.no_side_dish,
    is_private: staysPrivate(draft),
    photos,
    source_url: source_url.trim() === '' ? null : source_url.trim(),
    ingredients: lines.flatMap((line) => {
      const { ingredient, count_macros, segment } = line
      if (ingredient === null) return []
      const amount = (lineAmount(line) ?? 0).toFixed(2)
      return { ingredient: ingredient.guid, amount, typed: typedLine(line), count_macros, segment }
    }),
    free_lines: placesOfFree(lines, isFree).map(({ text, segment, place }) => ({ text: text.trim(), segment, place })),
    steps: stepsPayload(steps),
  }
}

/** The level of texture that the draft is written for; null for none. */
export function aimedLevel({ aimed_iddsi_level: digit }: Pick<Draft, 'aimed_iddsi_level'>): number | null {
  return digit === '' ? null : Number(digit)
}

const isFree = (line: DraftLine): line is DraftLine & { ingredient: null } => line.ingredient === null

/** Whether only its author will see the recipe: because they want so, or because a line names no food. */
export function staysPrivate({ is_private, lines }: Pick<Draft, 'is_private' | 'lines'>): boolean {
  return is_private || freeLinesOf(lines).length > 0
}

/** Steps as the API takes them: by number from "0". */
export function stepsPayload(steps: readonly DraftStep[]) {
  return Object.fromEntries(
    steps.map((step, place) => [place, { step_title: stepTitle(step, place), step_text: step.text }]),
  )
}

import type { CallInput } from '@zivina/contract/client'
import { parseAmount } from '@zivina/czech/number-input'
import { type Draft, type DraftStep, stepTitle } from './draft.ts'

type Body = CallInput<'POST /recipe'>['body']

/** The request body for a draft without problems. */
export function draftPayload(draft: Draft): Body {
  const { lines, steps, photos, source_url, name, time_minutes, resting_time } = draft
  return {
    name: name.trim(),
    headnote: draft.headnote.trim(),
    tip: draft.tip.trim(),
    storage: draft.storage || null,
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
    is_private: draft.is_private,
    photos,
    source_url: source_url.trim() === '' ? null : source_url.trim(),
    ingredients: lines.flatMap(({ ingredient, amount, count_macros, segment }) =>
      ingredient ? { ingredient: ingredient.guid, amount, count_macros, segment } : [],
    ),
    steps: stepsPayload(steps),
  }
}

/** Steps as the API takes them: by number from "0". */
export function stepsPayload(steps: readonly DraftStep[]) {
  return Object.fromEntries(
    steps.map((step, place) => [place, { step_title: stepTitle(step, place), step_text: step.text }]),
  )
}

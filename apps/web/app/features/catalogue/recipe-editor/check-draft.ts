import { ERRORS } from '@zivina/contract/kernel/errors'
import {
  COOKING_MINUTES_MAX,
  LINE_AMOUNT_MAX,
  LINE_AMOUNT_MIN,
  RECIPE_NAME_MAX,
  RESTING_MINUTES_MAX,
  SOURCE_URL_MAX,
  STEP_TEXT_MAX,
  STEP_TITLE_MAX,
} from '@zivina/contract/kernel/limits'
import { validationMessage } from '@zivina/contract/kernel/validation-messages'
import { parseAmount } from '@zivina/czech/number-input'
import { lineKey } from '@zivina/nutrition/edits'
import type { Draft, DraftLine } from './draft.ts'

/** Problems by the path at which the server would report them: `name`, `ingredients.0.amount`, `steps.1.step_text`. */
export type DraftProblems = Readonly<Record<string, string>>

/** Checks a draft before it is sent, with the server's own messages and paths. */
export function checkDraft(draft: Draft): DraftProblems {
  const problems: Record<string, string> = {}
  const say = (path: string, problem: string | null) => {
    if (problem !== null) problems[path] = problem
  }
  say('name', textProblem(draft.name, RECIPE_NAME_MAX, true))
  say('time_minutes', minutesProblem(draft.time_minutes, COOKING_MINUTES_MAX, true))
  say('resting_time', minutesProblem(draft.resting_time, RESTING_MINUTES_MAX, false))
  say('source_url', sourceProblem(draft.source_url.trim()))
  if (draft.lines.length === 0) say('ingredients', ERRORS.NO_INGREDIENTS.message)
  for (const [place, line] of draft.lines.entries()) {
    say(`ingredients.${place}.ingredient`, ingredientProblem(line, draft.lines.slice(0, place)))
    say(`ingredients.${place}.amount`, amountProblem(line.amount))
  }
  if (draft.steps.length === 0) say('steps', ERRORS.NO_STEPS.message)
  for (const [place, step] of draft.steps.entries()) {
    say(`steps.${place}.step_title`, textProblem(step.title, STEP_TITLE_MAX, false))
    say(`steps.${place}.step_text`, textProblem(step.text, STEP_TEXT_MAX, true))
  }
  return problems
}

function textProblem(text: string, max: number, required: boolean): string | null {
  const trimmed = text.trim()
  if (trimmed === '') return required ? validationMessage('required') : null
  return trimmed.length > max ? validationMessage('max_length', max) : null
}

function minutesProblem(text: string, max: number, required: boolean): string | null {
  if (text.trim() === '') return required ? validationMessage('required') : null
  const minutes = parseAmount(text)
  if (minutes === null) return validationMessage('number')
  if (!Number.isInteger(minutes)) return validationMessage('integer')
  return minutes > max ? validationMessage('max', max) : null
}

function amountProblem(text: string): string | null {
  if (text.trim() === '') return validationMessage('required')
  const amount = parseAmount(text)
  if (amount === null) return validationMessage('number')
  if (amount < LINE_AMOUNT_MIN) return validationMessage('min', LINE_AMOUNT_MIN)
  return amount > LINE_AMOUNT_MAX ? validationMessage('max', LINE_AMOUNT_MAX) : null
}

function ingredientProblem(line: DraftLine, before: readonly DraftLine[]): string | null {
  if (line.ingredient === null) return 'Vyberte surovinu, kterou tento řádek znamená'
  const key = lineKey(line.ingredient.guid, line.segment)
  const repeats = before.some(({ ingredient, segment }) => ingredient && lineKey(ingredient.guid, segment) === key)
  return repeats ? ERRORS.DUPLICATE_SEGMENT_INGREDIENT.message : null
}

function sourceProblem(url: string): string | null {
  if (url === '') return null
  if (url.length > SOURCE_URL_MAX) return validationMessage('max_length', SOURCE_URL_MAX)
  // No name and password before the host: everyone who sees the address could read them.
  return /^https?:\/\/[^\s/@]+\.[^\s/@]+(?:[/?#]\S*)?$/i.test(url) ? null : validationMessage('invalid_format')
}

import { ERRORS } from '@zivina/contract/kernel/errors'
import { LINE_AMOUNT_MAX, LINE_AMOUNT_MIN, STEP_TEXT_MAX, STEP_TITLE_MAX } from '@zivina/contract/kernel/limits'
import { validationMessage } from '@zivina/contract/kernel/validation-messages'
import { lineKey } from '@zivina/nutrition/edits'
import { rulesOf } from '#app/kit/form/field-table.ts'
import { brokenRules } from '#app/kit/form/problems.ts'
import { brokenRule, maxLength, type Rule, required } from '#app/kit/form/rules.ts'
import type { Draft, DraftLine, DraftProblems, DraftStep } from './draft.ts'
import { typedAmountOf } from './line-amount.ts'
import { RECIPE_TABLE } from './recipe-table.ts'

const RULES = rulesOf(RECIPE_TABLE)
const STEP_TITLE = [maxLength(STEP_TITLE_MAX)]
const STEP_TEXT = [required, maxLength(STEP_TEXT_MAX)]

/** Checks a draft before it is sent, with the server's own messages and paths. */
export function checkDraft(draft: Draft): DraftProblems {
  const { name, headnote, tip, time_minutes, resting_time, cooked_weight, source_url, no_side_dish } = draft
  const fields = { name, headnote, tip, time_minutes, resting_time, cooked_weight, source_url, no_side_dish }
  const problems = { ...brokenRules(fields, RULES) } as Record<string, string>
  const say = (path: string, problem: string | null) => {
    if (problem !== null) problems[path] = problem
  }
  if (draft.lines.length === 0) say('ingredients', ERRORS.NO_INGREDIENTS.message)
  for (const [place, line] of draft.lines.entries()) {
    say(`ingredients.${place}.ingredient`, ingredientProblem(line, draft.lines.slice(0, place)))
    say(`ingredients.${place}.amount`, amountProblem(line))
  }
  return { ...problems, ...checkSteps(draft.steps) }
}

/** Checks steps before they are sent, with the server's own messages and paths. */
export function checkSteps(steps: readonly DraftStep[]): DraftProblems {
  const problems: Record<string, string> = {}
  const check = (path: string, text: string, rules: readonly Rule[]) => {
    const problem = brokenRule('', text.trim(), rules)
    if (problem !== null) problems[path] = problem
  }
  if (steps.length === 0) problems.steps = ERRORS.NO_STEPS.message
  for (const [place, { title, text }] of steps.entries()) {
    check(`steps.${place}.step_title`, title, STEP_TITLE)
    check(`steps.${place}.step_text`, text, STEP_TEXT)
  }
  return problems
}

/** Why the amount of a line cannot be stored; a line without a food has none. */
export function amountProblem(line: DraftLine): string | null {
  if (line.ingredient === null) return null
  const typed = typedAmountOf(line)
  if (typed.kind === 'empty') return validationMessage('required')
  if (typed.kind === 'nothing') return validationMessage('min', LINE_AMOUNT_MIN)
  if (typed.kind === 'unclear') return UNCLEAR
  if (typed.kind === 'unknown measure') return UNKNOWN_MEASURE
  return typed.amount > LINE_AMOUNT_MAX ? validationMessage('too_much') : null
}

const EMPTY_LINE = 'Napište, co na tom řádku má být, nebo ho odeberte'
const UNCLEAR = 'Tomu nerozumíme. Napište třeba 250\u00a0g, 2\u00a0lžíce nebo 1\u00a0kus'
const UNKNOWN_MEASURE = 'Kolik této suroviny to je, nevíme. Napište prosím množství v\u00a0gramech'

function ingredientProblem(line: DraftLine, before: readonly DraftLine[]): string | null {
  if (line.ingredient === null) return line.text.trim() === '' ? EMPTY_LINE : null
  const key = lineKey(line.ingredient.guid, line.segment)
  const repeats = before.some(({ ingredient, segment }) => ingredient && lineKey(ingredient.guid, segment) === key)
  return repeats ? ERRORS.DUPLICATE_SEGMENT_INGREDIENT.message : null
}

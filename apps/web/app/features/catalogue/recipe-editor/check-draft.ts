import { ERRORS } from '@zivina/contract/kernel/errors'
import { LINE_AMOUNT_MAX, LINE_AMOUNT_MIN, STEP_TEXT_MAX, STEP_TITLE_MAX } from '@zivina/contract/kernel/limits'
import { lineKey } from '@zivina/nutrition/edits'
import { rulesOf } from '#app/kit/form/field-table.ts'
import { brokenRules } from '#app/kit/form/problems.ts'
import { atLeast, atMost, brokenRule, maxLength, number, type Rule, required } from '#app/kit/form/rules.ts'
import type { Draft, DraftLine, DraftProblems, DraftStep } from './draft.ts'
import { RECIPE_TABLE } from './recipe-table.ts'

const RULES = rulesOf(RECIPE_TABLE)
const AMOUNT = [required, number, atLeast(LINE_AMOUNT_MIN), atMost(LINE_AMOUNT_MAX)]
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
  const check = (path: string, text: string, rules: readonly Rule[]) => say(path, brokenRule('', text.trim(), rules))
  if (draft.lines.length === 0) say('ingredients', ERRORS.NO_INGREDIENTS.message)
  for (const [place, line] of draft.lines.entries()) {
    say(`ingredients.${place}.ingredient`, ingredientProblem(line, draft.lines.slice(0, place)))
    check(`ingredients.${place}.amount`, line.amount, AMOUNT)
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

function ingredientProblem(line: DraftLine, before: readonly DraftLine[]): string | null {
  if (line.ingredient === null) return 'Vyberte surovinu, která odpovídá tomuto řádku'
  const key = lineKey(line.ingredient.guid, line.segment)
  const repeats = before.some(({ ingredient, segment }) => ingredient && lineKey(ingredient.guid, segment) === key)
  return repeats ? ERRORS.DUPLICATE_SEGMENT_INGREDIENT.message : null
}

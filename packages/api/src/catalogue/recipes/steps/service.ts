import { defaultStepTitle, isDefaultStepTitle } from '@zivina/contract/catalogue/recipes/steps'
import type { CodedError } from '@zivina/contract/kernel/errors'
import { tidyText } from '@zivina/contract/kernel/fields'
import { RECIPE_STEPS_MAX, STEP_TEXT_MAX, STEP_TITLE_MAX } from '@zivina/contract/kernel/limits'
import type { recipeStep } from '@zivina/db/schema/catalogue/recipe-step'
import { z } from 'zod'
import { ApiError, codedField, FieldErrors } from '#api/kernel/errors/api-error.ts'

export type StepValues = Omit<typeof recipeStep.$inferInsert, 'recipe'>

const GivenSteps = z.record(
  z.string().regex(/^(?:0|[1-9]\d{0,2})$/),
  z.strictObject({ step_title: z.string().optional(), step_text: z.string() }),
)
/** The text of a step may contain line breaks and tabs; other control characters are not allowed anywhere. */
const CONTROL = /(?![\n\t])\p{Cc}/u

/**
 * The steps of a recipe in their stored form: numbered from 0 without gaps, each with a title.
 *
 * @throws ApiError NO_STEPS where there is none; INCORRECT_STEPS_FORMAT where they are no object keyed by number from "0"
 * @throws FieldErrors where the text of a step is missing or too long
 */
export function readSteps(given: unknown): StepValues[] {
  if (given === undefined || given === null) throw new ApiError('NO_STEPS')
  const parsed = GivenSteps.safeParse(given)
  if (!parsed.success) throw new ApiError('INCORRECT_STEPS_FORMAT')
  const numbers = Object.keys(parsed.data).map(Number)
  if (numbers.length === 0) throw new ApiError('NO_STEPS')
  const gapless = numbers.every((_, number) => parsed.data[number] !== undefined)
  if (!gapless || numbers.length > RECIPE_STEPS_MAX) throw new ApiError('INCORRECT_STEPS_FORMAT')
  const steps = numbers.toSorted((a, b) => a - b).map((number) => tidyStep(number, parsed.data[number]))
  refuseBadTexts(steps)
  return steps
}

function tidyStep(number: number, step: z.output<typeof GivenSteps>[string] | undefined): StepValues {
  const title = tidyText(step?.step_title ?? '')
  const step_title = isDefaultStepTitle(title) ? defaultStepTitle(number) : title
  const step_text = tidyText(step?.step_text ?? '')
  return { number, step_title, step_text }
}

function refuseBadTexts(steps: readonly StepValues[]): void {
  const fields: Record<string, CodedError[]> = {}
  for (const { number, step_title, step_text } of steps) {
    const title = problemOf(`steps.${number}.step_title`, step_title, STEP_TITLE_MAX, /\p{Cc}/u)
    const text = problemOf(`steps.${number}.step_text`, step_text, STEP_TEXT_MAX, CONTROL)
    for (const [field, error] of [title, text].filter((problem) => problem !== null)) fields[field] = [error]
  }
  if (Object.keys(fields).length > 0) throw new FieldErrors(fields)
}

function problemOf(field: string, text: string, max: number, forbidden: RegExp): [string, CodedError] | null {
  if (text === '') return [field, codedField(field, 'required')]
  if (text.length > max) return [field, codedField(field, 'max_length', max)]
  const [character] = forbidden.exec(text) ?? []
  return character === undefined ? null : [field, codedField(field, 'excluded_character', character)]
}

import type { User, UserPatch } from '@zivina/contract/account/users'
import { BODY_RANGES } from '@zivina/contract/kernel/limits'
import { validationMessage } from '@zivina/contract/kernel/validation-messages'
import { parseAmount } from '@zivina/czech/number-input'
import type { TargetFacts } from '@zivina/nutrition/targets'
import type { Problems } from '#app/kit/form/form-values.ts'

/** The body form as typed: numbers are texts, an empty text means no choice. */
export type BodyValues = {
  sex: NonNullable<User['sex']> | ''
  birth_date: string
  height: string
  weight: string
  activity: NonNullable<User['activity']> | ''
  target_goal: NonNullable<User['target_goal']> | ''
  pregnant_or_breastfeeding: boolean
}

type Body = Pick<User, keyof BodyValues>

/** The earliest birth date that the calendar offers. */
export const EARLIEST_BIRTH = '1900-01-01'

export function bodyValues(user: Body): BodyValues {
  return {
    sex: user.sex ?? '',
    birth_date: user.birth_date ?? '',
    height: figure(user.height),
    weight: figure(user.weight),
    activity: user.activity ?? '',
    target_goal: user.target_goal ?? '',
    pregnant_or_breastfeeding: user.pregnant_or_breastfeeding,
  }
}

function figure(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',')
}

/** The typed values as facts; incomplete and invalid ones are unknown. */
export function bodyFacts(values: BodyValues, today: string): TargetFacts & UserPatch {
  const { birth_date } = values
  return {
    sex: values.sex || null,
    birth_date: isBirthDate(birth_date, today) ? birth_date : null,
    height: inRange('height', values.height),
    weight: inRange('weight', values.weight),
    activity: values.activity || null,
    target_goal: values.target_goal || null,
    pregnant_or_breastfeeding: values.sex !== 'male' && values.pregnant_or_breastfeeding,
  }
}

/** Validation of the form. Every field may stay empty: then there is no target yet. */
export function checkBody(values: BodyValues, today: string): Problems<BodyValues> {
  const { birth_date } = values
  return {
    height: numberProblem('height', values.height),
    weight: numberProblem('weight', values.weight),
    birth_date: birth_date === '' || isBirthDate(birth_date, today) ? undefined : validationMessage('date'),
  }
}

function numberProblem(name: keyof typeof BODY_RANGES, text: string): string | undefined {
  if (text.trim() === '') return undefined
  const value = parseAmount(text)
  const { min, max } = BODY_RANGES[name]
  if (value === null) return validationMessage('number')
  if (value < min) return validationMessage('min', min)
  return value > max ? validationMessage('max', max) : undefined
}

function inRange(name: keyof typeof BODY_RANGES, text: string): number | null {
  return numberProblem(name, text) === undefined ? parseAmount(text) : null
}

function isBirthDate(text: string, today: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= EARLIEST_BIRTH && text <= today
}

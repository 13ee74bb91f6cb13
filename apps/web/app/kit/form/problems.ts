import type { ApiFailure } from '@zivina/contract/client'
import type { ErrorCode } from '@zivina/contract/kernel/errors'
import { type FieldValue, type FormValues, isTrimmed, type Problems } from './form-values.ts'
import { brokenRule, type Rule } from './rules.ts'

export type Rules = Partial<Record<string, readonly Rule[]>>
/** General codes that concern one field of the form. */
export type CodesAt<Name extends string> = Partial<Record<ErrorCode, Name>>

/** The rules broken by the values, before they are sent. An unticked checkbox counts as empty. */
export function brokenRules<Values extends FormValues>(values: Values, rules: Rules): Problems<Values> {
  const found: Problems<FormValues> = {}
  for (const [name, list] of Object.entries(rules)) {
    const sentence = brokenRule(name, textOf(name, values[name]), list ?? [])
    if (sentence !== null) found[name] = sentence
  }
  return found as Problems<Values>
}

function textOf(name: string, value: FieldValue | undefined): string {
  if (typeof value === 'string') return isTrimmed(name) ? value.trim() : value
  return value ? 'on' : ''
}

/** The server's errors for this form's fields. Others are shown for the whole form. */
export function problemsAtFields<Values extends FormValues>(
  failure: ApiFailure,
  names: readonly (keyof Values & string)[],
  codesAt: CodesAt<keyof Values & string>,
): Problems<Values> {
  const found: Problems<Values> = {}
  for (const name of names) {
    const message = failure.fields[name]?.[0]?.message
    if (message) found[name] = message
  }
  for (const { code, message } of failure.errors) {
    const name = codesAt[code as ErrorCode]
    if (name !== undefined) found[name] = message
  }
  return found
}

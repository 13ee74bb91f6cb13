import type { ApiFailure } from '@zivina/contract/client'
import type { ErrorCode } from '@zivina/contract/kernel/errors'
import { type FieldValue, type FormValues, isTrimmed, type Problems } from './form-values.ts'
import { brokenRule, type Rule } from './rules.ts'

export type Rules = Partial<Record<string, readonly Rule[]>>
/** General codes that are about one field of the form. */
export type CodesAt<Name extends string> = Partial<Record<ErrorCode, Name>>

/** What breaks a rule, before the server is asked. A box that is not ticked counts as empty. */
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

/** What the server said of this form's fields. What it said of no such field is the form's to say as a whole. */
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

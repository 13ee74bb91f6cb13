import { parseAmount, roundTo } from '@zivina/czech/number-input'
import type { ComponentProps, ReactNode } from 'react'
import type { FieldValue, TypedValues } from './form-values.ts'
import { atLeast, atMost, number, type Rule } from './rules.ts'

/** Words of a field, or how they follow from what is typed so far. */
export type Said<Values> = ReactNode | ((values: Values) => ReactNode)

type Shown<Values> = {
  label: Said<Values>
  hint?: Said<Values>
  className?: string
  /** What its text must be before it is sent. */
  rules?: readonly Rule[]
  /** Whether the field is there at all. */
  isShown?: (values: Values) => boolean
}
type Look<Names extends keyof ComponentProps<'input'>> = Pick<ComponentProps<'input'>, Names>
type InputLook = Look<
  | 'autoCapitalize'
  | 'autoComplete'
  | 'inputMode'
  | 'max'
  | 'maxLength'
  | 'min'
  | 'placeholder'
  | 'required'
  | 'spellCheck'
  | 'type'
>

/** A line of text, a day, an address. */
export type LineField<Values> = Shown<Values> & {
  as?: undefined
  look?: InputLook
  /** What becomes of a text as it is typed. */
  clean?: (typed: string) => string
  /** The length from which the rules speak while one types: a shorter text may still be on its way. */
  judgedFrom?: number
}
type TextField<Values> = Shown<Values> & {
  as: 'text'
  look?: Look<'maxLength' | 'required'> & { size?: 'note' | 'page' | 'file' }
}
type PasswordField<Values> = Shown<Values> & { as: 'password'; look: Look<'autoComplete' | 'autoFocus'> }
/** A number that may stay unknown. */
type FigureField<Values> = Shown<Values> & {
  as: 'figure'
  look?: InputLook
  range?: { min: number; max: number }
  /** How many decimals it takes; a key that can never become such a number does nothing. Without it every key is taken. */
  decimals?: number
  /** Where the fields stand in rows: what is behind the field, and whether it is a part of the figure above. */
  unit?: string
  isPart?: boolean
}
type Choice<Value extends string> = readonly [value: Value, label: ReactNode]
type ChoiceField<Values, Value extends string> = Shown<Values> & {
  as: 'choice'
  look?: Look<'autoComplete' | 'required'>
  choices: readonly Choice<Value>[]
  /** The words for nothing chosen, which cannot be chosen again where a choice is required; without them something always is. */
  none?: string
  isDisabled?: (value: Value) => boolean
}
type TickField<Values> = Shown<Values> & { as: 'tick' }
/** Texts between commas. */
type ListField<Values> = Shown<Values> & { as: 'list'; look?: InputLook }
/** Any number of a closed list, ticked; typed as their names between commas, in the order of the list. */
export type SeveralField<Values, Value extends string> = Shown<Values> & {
  as: 'several'
  choices: readonly Choice<Value>[]
}

export type Field<Values> =
  | LineField<Values>
  | TextField<Values>
  | PasswordField<Values>
  | FigureField<Values>
  | ChoiceField<Values, string>
  | TickField<Values>
  | ListField<Values>
  | SeveralField<Values, string>

type FieldFor<Sent, Values> = [Sent] extends [boolean]
  ? TickField<Values>
  : [Sent] extends [number]
    ? FigureField<Values>
    : [Sent] extends [readonly (infer One)[]]
      ? string extends One
        ? ListField<Values>
        : SeveralField<Values, One & string>
      : TextFieldFor<Sent, Values>
type TextFieldFor<Sent, Values> = string extends Sent
  ? LineField<Values> | TextField<Values> | PasswordField<Values> | ChoiceField<Values, string>
  : ChoiceField<Values, Sent & string>

/** The fields of a form as data, in their order: by the names and types of what a call takes. */
export type FieldTable<Body> = {
  readonly [Name in keyof Body & string]-?: FieldFor<NonNullable<Body[Name]>, TypedValues<Body>>
}
type Kinds = [string, Field<never>][]

/** Values of a closed list with their labels, in the order of the list. */
export function choicesOf<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, ReactNode>>,
): Choice<Value>[] {
  return values.map((value) => [value, labels[value]])
}

/** What each field must be. */
export function rulesOf<Body>(table: FieldTable<Body>): Record<keyof Body & string, readonly Rule[]> {
  const rules = (Object.entries(table) as Kinds).map(([name, field]) => [
    name,
    [...(field.rules ?? []), ...figureRules(field)],
  ])
  return Object.fromEntries(rules)
}

function figureRules(field: Field<never>): readonly Rule[] {
  if (field.as !== 'figure') return []
  return field.range ? [number, atLeast(field.range.min), atMost(field.range.max)] : [number]
}

/** A saved record as its form holds it: figures as texts with a decimal comma, what is unknown empty. */
export function typedFrom<Body>(
  table: FieldTable<Body>,
  record: { readonly [Name in keyof Body]?: unknown },
): TypedValues<Body> {
  const known: Readonly<Record<string, unknown>> = record
  const typed = (Object.entries(table) as Kinds).map(([name, field]) => [name, typedValue(field, known[name])])
  return Object.fromEntries(typed)
}

function typedValue(field: Field<never>, value: unknown): FieldValue {
  if (field.as === 'tick') return value === true
  if (field.as === 'figure' && typeof value === 'number') return figureText(value)
  if (field.as === 'several' && Array.isArray(value)) return chosenText(field.choices, value)
  if (Array.isArray(value)) return value.join(', ')
  return value === null || value === undefined ? '' : String(value)
}

/** Chosen values as a form holds them: between commas, in the order of the list. */
export function chosenText(choices: readonly Choice<string>[], chosen: readonly string[]): string {
  return choices.flatMap(([value]) => (chosen.includes(value) ? [value] : [])).join()
}

/** The texts between commas, semicolons or ends of lines. */
export function textsIn(list: string): string[] {
  const parts = list.split(/[,;\n]/).map((part) => part.trim())
  return parts.filter(Boolean)
}

/** A number as a field shows it, to the hundredth and with a decimal comma. */
export function figureText(value: number): string {
  return String(roundTo(value, 2)).replace('.', ',')
}

/** What the typed values say. A figure that is no number, or none that can be, is null, as is a choice that was not made. */
export function sentFrom<Body>(table: FieldTable<Body>, values: TypedValues<Body>): Required<Body> {
  const typed: Readonly<Record<string, FieldValue>> = values
  const sent = (Object.entries(table) as Kinds).map(([name, field]) => [name, sentValue(field, typed[name] ?? '')])
  return Object.fromEntries(sent)
}

function sentValue(field: Field<never>, value: FieldValue): FieldValue | number | string[] | null {
  if (typeof value === 'boolean') return value
  if (field.as === 'figure') return figureRules(field).every((rule) => rule.holds(value)) ? parseAmount(value) : null
  if (field.as === 'choice') return value === '' ? null : value
  if (field.as === 'list' || field.as === 'several') return textsIn(value)
  return field.as === 'password' ? value : value.trim()
}

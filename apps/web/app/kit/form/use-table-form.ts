import { useMemo } from 'react'
import { type FieldTable, rulesOf, sentFrom, typedFrom } from './field-table.ts'
import type { FormValues, TypedValues } from './form-values.ts'
import { type Form, type FormOptions, useForm } from './use-form.ts'

/** A form that a table describes; `Fields` draws it. */
export type TableForm<Body> = Form<TypedValues<Body>> & {
  table: FieldTable<Body>
  /** Whether the page holds what is typed, as of a saved record, or the browser's own fields do. */
  isHeld: boolean
}

export type TableFormOptions<Body> = Omit<
  FormOptions<keyof Body & string, TypedValues<Body>>,
  'saved' | 'rules' | 'submit'
> & {
  /** The same object as long as its fields are the same. */
  table: FieldTable<Body>
  /** The saved record that is changed; without one every field begins empty. */
  record?: { readonly [Name in keyof Body]?: unknown }
  submit: (body: Required<Body>, values: TypedValues<Body>) => Promise<unknown>
}

/** A form by its table: what is shown of the record, what each field must be and what is sent follow from it. */
export function useTableForm<Body>({ table, record, submit, ...rest }: TableFormOptions<Body>): TableForm<Body> {
  const saved = useMemo(() => typedFrom(table, record ?? {}), [table, record])
  const form = useForm<string, FormValues>({
    ...(rest as object),
    saved: saved as FormValues,
    rules: useMemo(() => rulesOf(table), [table]),
    submit: (values) => submit(sentFrom(table, values as TypedValues<Body>), values as TypedValues<Body>),
  })
  return { ...(form as unknown as Form<TypedValues<Body>>), table, isHeld: record !== undefined }
}

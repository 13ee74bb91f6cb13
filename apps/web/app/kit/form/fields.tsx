import { typeNumber } from '@zivina/czech/number-input'
import { type ChangeEvent, type ReactNode, useId } from 'react'
import { Checkbox } from '../ui/checkbox.tsx'
import { Input } from '../ui/input.tsx'
import { controlAttributes, FieldError, type FieldTexts, RowFrame } from './field-frame.tsx'
import {
  chosenText,
  type Field,
  type FieldTable,
  type LineField,
  type Said,
  type SeveralField,
  textsIn,
} from './field-table.ts'
import type { FormValues, TypedValues } from './form-values.ts'
import { PasswordField } from './password-field.tsx'
import { brokenRule } from './rules.ts'
import { SelectField } from './select-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'
import type { Form } from './use-form.ts'

/** What holds the fields of a table: a form made of it, or a page with a state of its own. */
export type FieldHolder<Body> = Pick<Form<TypedValues<Body>>, 'values' | 'problems' | 'set'> & {
  table: FieldTable<Body>
  complain?: Form<TypedValues<Body>>['complain']
  /** False where the browser's own fields hold what is typed. */
  isHeld?: boolean
}

type FieldsProps<Body> = {
  of: FieldHolder<Body>
  /** Some of the table's fields; without it all of them. */
  only?: readonly (keyof Body & string)[]
  /** `rows`: each label beside its field, for a table of figures. */
  layout?: 'grid' | 'rows'
  /** Of the element around the fields; `contents` where they join the fields of another grid. */
  className?: string | undefined
}

/** A form whatever its table: which names go with which kinds of field, the table's own type has checked. */
type AnyForm = Omit<FieldHolder<never>, 'table' | 'values' | 'problems' | 'set' | 'complain'> &
  Pick<Form<FormValues>, 'values' | 'problems' | 'set'> & {
    table: Readonly<Record<string, Field<FormValues>>>
    complain?: Form<FormValues>['complain']
  }

/** The fields of a table, each in the dress of its kind. */
export function Fields<Body>({ of, only, layout = 'grid', className }: FieldsProps<Body>) {
  const form = of as unknown as AnyForm
  const names: readonly string[] = only ?? Object.keys(form.table)
  const dress = layout === 'rows' ? 'divide-y divide-line' : 'grid items-start gap-4 sm:grid-cols-2'
  return (
    <div className={className ?? dress}>
      {names.map((name) => {
        const field = form.table[name]
        if (!field || field.isShown?.(form.values) === false) return null
        return <TableField key={name} form={form} name={name} field={field} isRow={layout === 'rows'} />
      })}
    </div>
  )
}

type TableFieldProps = { form: AnyForm; name: string; field: Field<FormValues>; isRow: boolean }

function TableField({ form, name, field, isRow }: TableFieldProps) {
  const { className } = field
  const texts: FieldTexts = {
    label: said(field.label, form.values),
    hint: said(field.hint, form.values),
    error: form.problems[name],
  }
  const control = controlOf(form, name, field)
  switch (field.as) {
    case 'tick':
      return <Tick form={form} name={name} label={texts.label} className={className} />
    case 'password':
      return (
        <PasswordField {...control} {...field.look} label={texts.label} error={texts.error ?? null}>
          {texts.hint ? <span className="text-sm text-muted">{texts.hint}</span> : null}
        </PasswordField>
      )
    case 'text':
      return <TextAreaField {...texts} {...control} {...field.look} className={className} />
    case 'choice':
      return (
        <SelectField {...texts} {...control} {...field.look} className={className}>
          {field.none === undefined ? null : (
            <option value="" disabled={field.look?.required}>
              {field.none}
            </option>
          )}
          {field.choices.map(([value, label]) => (
            <option key={value} value={value} disabled={field.isDisabled?.(value)}>
              {label}
            </option>
          ))}
        </SelectField>
      )
    case 'several':
      return <Several form={form} name={name} legend={texts.label} choices={field.choices} />
    case 'figure': {
      const look = { inputMode: 'decimal', autoComplete: 'off', ...field.look } as const
      return isRow ? (
        <RowFrame {...texts} isPart={field.isPart} after={field.unit}>
          {(attributes) => <Input {...look} {...control} {...attributes} className="figures text-right" />}
        </RowFrame>
      ) : (
        <TextField {...texts} {...look} {...control} className={className} />
      )
    }
    default:
      return <TextField {...texts} {...control} {...field.look} className={className} />
  }
}

type TickProps = Pick<TableFieldProps, 'form' | 'name'> & { label: ReactNode; className: string | undefined }

function Tick({ form, name, label, className }: TickProps) {
  const id = useId()
  const error = form.problems[name]
  return (
    <div className={className}>
      <Checkbox
        {...controlAttributes(id, { error })}
        checked={form.values[name] === true}
        onChange={({ target }) => form.set(name, target.checked)}
      >
        {label}
      </Checkbox>
      <FieldError of={id}>{error}</FieldError>
    </div>
  )
}

type SeveralProps = Pick<TableFieldProps, 'form' | 'name'> & Pick<SeveralField<FormValues, string>, 'choices'>

function Several({ form, name, legend, choices }: SeveralProps & { legend: ReactNode }) {
  const chosen = textsIn(String(form.values[name] ?? ''))
  const tick = (value: string, on: boolean) =>
    form.set(name, chosenText(choices, on ? [...chosen, value] : chosen.filter((each) => each !== value)))
  return (
    <fieldset className="grid gap-x-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="font-medium">{legend}</legend>
      {choices.map(([value, label]) => (
        <Checkbox key={value} checked={chosen.includes(value)} onChange={({ target }) => tick(value, target.checked)}>
          {label}
        </Checkbox>
      ))}
    </fieldset>
  )
}

function said(words: Said<FormValues>, values: FormValues) {
  return typeof words === 'function' ? words(values) : words
}

/** A form that began with a record holds what is typed; any other leaves it in the browser's own field, found by its name. */
function controlOf(form: AnyForm, name: string, field: Field<FormValues>) {
  // Of a list, the browser would begin with the first that can be chosen.
  if (form.isHeld === false) return field.as === 'choice' ? { name, defaultValue: '' } : { name }
  return {
    value: String(form.values[name] ?? ''),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
      const text = typedText(field, target.value)
      if (text === null) return
      form.set(name, text)
      const problem = problemWhileTyping(name, field, text)
      if (problem !== null) form.complain?.(name, problem)
    },
  }
}

/** What the field holds after a key; null where the key does nothing. */
function typedText(field: Field<FormValues>, text: string): string | null {
  if (field.as === 'figure' && field.decimals !== undefined) return typeNumber(text, field.decimals)?.text ?? null
  return isLine(field) ? (field.clean?.(text) ?? text) : text
}

function problemWhileTyping(name: string, field: Field<FormValues>, text: string): string | null {
  const isWhole = isLine(field) && field.judgedFrom !== undefined && text.length >= field.judgedFrom
  return isWhole ? brokenRule(name, text, field.rules ?? []) : null
}

function isLine(field: Field<FormValues>): field is LineField<FormValues> {
  return field.as === undefined
}

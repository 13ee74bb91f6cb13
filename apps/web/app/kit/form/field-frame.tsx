import { type ReactNode, useId } from 'react'
import { cn } from '../class-names.ts'

/** What every kind of field says of itself. */
export type FieldTexts = {
  label: ReactNode
  /** What it needs, before anything is typed. */
  hint?: ReactNode
  /** What is wrong with it, in a sentence. */
  error?: string | null | undefined
}

/** What ties a control to its label, its hint and what is wrong with it. */
export type ControlAttributes = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldFrameProps = FieldTexts & {
  /** Under the control: how strong a password is, how many characters are left. */
  below?: ReactNode
  className?: string | undefined
  children: (control: ControlAttributes) => ReactNode
}

/** The label of a control, what it needs, and beside it what is wrong with it. Every form's fields stand in it. */
export function FieldFrame({ label, hint, error, below, className, children }: FieldFrameProps) {
  const id = useId()
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {children(controlAttributes(id, { hint, error, below }))}
      <FieldError of={id}>{error}</FieldError>
      {below ? <div id={`${id}-below`}>{below}</div> : null}
    </div>
  )
}

type RowFrameProps = FieldTexts & {
  /** Behind the control, as a unit. */
  after?: ReactNode
  /** Whether it is a part of what the row above says. */
  isPart?: boolean | undefined
  children: (control: ControlAttributes) => ReactNode
}

/** A field as a row of a table: its label beside the control. */
export function RowFrame({ label, hint, error, after, isPart = false, children }: RowFrameProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[1fr_9.5rem] items-center gap-x-3 py-1.5 sm:grid-cols-[1fr_11rem]">
      <label htmlFor={id} className={cn('leading-snug', isPart ? 'pl-5 text-muted' : 'font-medium')}>
        {label}
      </label>
      <span className="flex items-center gap-2">
        {children(controlAttributes(id, { hint, error }))}
        <span className="w-9 shrink-0 text-muted">{after}</span>
      </span>
      {hint ? (
        <p id={`${id}-hint`} className="figures col-span-2 text-right text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <FieldError of={id} className="col-span-2">
        {error}
      </FieldError>
    </div>
  )
}

/** For a control whose label stands elsewhere: in a table, in a row of a list, over a group. */
export function controlAttributes(
  id: string,
  { hint, error, below }: { hint?: ReactNode; error?: string | null | undefined; below?: ReactNode },
): ControlAttributes {
  const described = [hint ? `${id}-hint` : '', below ? `${id}-below` : '', error ? `${id}-error` : '']
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  }
}

type FieldErrorProps = { of: string; className?: string; children: string | null | undefined }

/** The sentence about a control that `controlAttributes` names. */
export function FieldError({ of, className, children }: FieldErrorProps) {
  return children ? (
    <p id={`${of}-error`} className={cn('text-sm text-error', className)}>
      {children}
    </p>
  ) : null
}

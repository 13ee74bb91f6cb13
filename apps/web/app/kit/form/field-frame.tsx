import { type ReactNode, useId } from 'react'
import { cn } from '#app/kit/ui/class-names.ts'

/** The texts of every kind of field. */
export type FieldTexts = {
  label: ReactNode
  /** Help, shown before anything is typed. */
  hint?: ReactNode
  /** The error message. */
  error?: string | null | undefined
}

/** Attributes that connect a control with its label, hint and error. */
export type ControlAttributes = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldFrameProps = FieldTexts & {
  /** Shown below the control: the strength of a password, the remaining length. */
  below?: ReactNode
  className?: string | undefined
  children: (control: ControlAttributes) => ReactNode
}

/** The label of a control, its hint and its error. Used by the fields of every form. */
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

/** The error message that `controlAttributes` refers to. */
export function FieldError({ of, className, children }: FieldErrorProps) {
  return children ? (
    <p id={`${of}-error`} className={cn('text-sm text-error', className)}>
      {children}
    </p>
  ) : null
}

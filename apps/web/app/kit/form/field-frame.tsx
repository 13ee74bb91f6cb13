import { type ReactNode, useId } from 'react'
import { cn } from '../class-names.ts'

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

/** For a control whose label is elsewhere: in a table, in a row of a list, above a group. */
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

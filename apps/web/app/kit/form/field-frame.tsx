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

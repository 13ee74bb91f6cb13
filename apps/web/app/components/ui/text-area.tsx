import { type ComponentProps, type ReactNode, useId } from 'react'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
}

/** A field for several lines with its label, what it needs, and beside it what is wrong with it. */
export function TextArea({ label, hint, error, rows = 5, ...rest }: TextAreaProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <textarea
        id={id}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="w-full rounded-md border border-control bg-surface px-3.5 py-2 text-base text-text placeholder:text-muted aria-invalid:border-error"
        {...rest}
      />
      {error ? (
        <p id={`${id}-error`} className="text-sm text-error">
          {error}
        </p>
      ) : null}
    </div>
  )
}

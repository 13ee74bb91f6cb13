import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../class-names.ts'
import { Select } from '../components/ui/select.tsx'

type SelectFieldProps = ComponentProps<'select'> & { label: ReactNode; hint?: ReactNode; error?: string | undefined }

/** A native select with its label, what it means, and beside it what is wrong with it. */
export function SelectField({ label, hint, error, className, ...rest }: SelectFieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
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
      <Select id={id} aria-invalid={error ? true : undefined} aria-describedby={described || undefined} {...rest} />
      {error ? (
        <p id={`${id}-error`} className="text-sm text-error">
          {error}
        </p>
      ) : null}
    </div>
  )
}

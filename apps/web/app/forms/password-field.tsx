import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Input } from '../components/ui/input.tsx'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string
  error: string | null
  /** What stands under the field: a hint, how strong the password is. */
  children?: ReactNode
}

/** A password that can be shown. */
export function PasswordField({ label, error, children, ...rest }: PasswordFieldProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const described = [children ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <span className="relative block">
        <Input
          {...rest}
          id={id}
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="pr-12"
        />
        <button
          type="button"
          aria-label={shown ? 'Skrýt heslo' : 'Zobrazit heslo'}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-md text-muted hover:text-brand noscript:hidden"
        >
          <Icon className="size-5" aria-hidden />
        </button>
      </span>
      {error ? (
        <p id={`${id}-error`} className="text-sm text-error">
          {error}
        </p>
      ) : null}
      {children ? <div id={`${id}-hint`}>{children}</div> : null}
    </div>
  )
}

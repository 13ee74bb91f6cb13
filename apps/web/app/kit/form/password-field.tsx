import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Input } from '../ui/input.tsx'
import { FieldFrame } from './field-frame.tsx'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  error: string | null
  /** Shown below the field: a hint, the strength of the password. */
  children?: ReactNode
}

/** A password field with a button to show the password. */
export function PasswordField({ label, error, children, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <FieldFrame label={label} error={error} below={children}>
      {(control) => (
        <span className="relative block">
          <Input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            className="pr-12"
          />
          <button
            type="button"
            aria-label={shown ? 'Skrýt heslo' : 'Zobrazit heslo'}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-md text-muted hover:text-brand noscript:hidden"
          >
            <Icon className="size-5" aria-hidden />
          </button>
        </span>
      )}
    </FieldFrame>
  )
}

import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Field } from '../components/ui/input.tsx'

/** A password, hidden unless its owner wants to see it. */
export function PasswordInput(props: Omit<ComponentProps<typeof Field>, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="flex items-end gap-2">
      <Field {...props} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" className="flex-1" />
      <button
        type="button"
        aria-pressed={shown}
        aria-label="Zobrazit heslo"
        onClick={() => setShown(!shown)}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-brand-soft"
      >
        <Icon className="size-5" aria-hidden />
      </button>
    </div>
  )
}

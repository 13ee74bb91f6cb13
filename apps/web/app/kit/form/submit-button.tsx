import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsHydrated } from '#app/kit/state/use-is-hydrated.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { Button } from '../ui/button.tsx'

type SubmitButtonProps = {
  busy: boolean
  busyLabel: string
  /** No wider than its label in a form as wide as the page. */
  compact?: boolean
  children: ReactNode
}

/**
 * The button that sends a form. Keeps the focus while the form is being sent (a second press is ignored by the form), and is
 * inactive before hydration.
 */
export function SubmitButton({ busy, busyLabel, compact = false, children }: SubmitButtonProps) {
  const isHydrated = useIsHydrated()
  return (
    <Button
      type={isHydrated ? 'submit' : 'button'}
      variant="accent"
      size="lg"
      aria-disabled={busy || undefined}
      className={cn('w-full aria-disabled:cursor-progress noscript:hidden', compact && 'sm:w-auto sm:self-start')}
    >
      {busy ? <LoaderCircle className="animate-spin motion-reduce:animate-none" aria-hidden /> : null}
      {busy ? busyLabel : children}
    </Button>
  )
}

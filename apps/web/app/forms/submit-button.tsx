import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../components/ui/button.tsx'
import { useIsHydrated } from '../use-is-hydrated.ts'

type SubmitButtonProps = { busy: boolean; busyLabel: string; children: ReactNode }

/**
 * The button that sends a form. Keeps the focus while the form is under way (the form itself takes no second press), and
 * sends nothing before scripts are there to do it.
 */
export function SubmitButton({ busy, busyLabel, children }: SubmitButtonProps) {
  const isHydrated = useIsHydrated()
  return (
    <Button
      type={isHydrated ? 'submit' : 'button'}
      variant="accent"
      size="lg"
      aria-disabled={busy || undefined}
      className="w-full aria-disabled:cursor-progress noscript:hidden"
    >
      {busy ? <LoaderCircle className="animate-spin motion-reduce:animate-none" aria-hidden /> : null}
      {busy ? busyLabel : children}
    </Button>
  )
}

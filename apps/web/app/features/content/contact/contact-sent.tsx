import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#app/kit/ui/button.tsx'

/** Confirms that the message was sent; takes the focus of the form that disappeared. */
export function ContactSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="status"
      className="flex flex-col items-start gap-3 rounded-card bg-brand-soft p-5"
    >
      <p className="flex items-center gap-2.5 text-lg font-semibold text-heading">
        <CircleCheck className="size-6 shrink-0 text-brand" aria-hidden />
        Zprávu jsme dostali
      </p>
      <p className="wrap-anywhere">
        Na adresu <strong>{email}</strong> jsme vám poslali potvrzení. Odpovídáme obvykle do dvou pracovních dnů.
      </p>
      <Button variant="quiet" onClick={onAgain}>
        Napsat další zprávu
      </Button>
    </div>
  )
}

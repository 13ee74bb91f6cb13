import { UNKNOWN_ERROR_MESSAGE } from '@zivina/contract/kernel/unknown-error'
import { type FormEvent, useRef, useState } from 'react'
import { TextField } from '#app/kit/form/text-field.tsx'
import { Trap } from '#app/kit/form/trap.tsx'
import { useIsHydrated } from '#app/kit/state/use-is-hydrated.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import type { Outcome } from './subscribe.ts'

/** Subscribes to the newsletter without an account; its heading is the footer's. Typed text stays, and space for the message is reserved. */
export function NewsletterBox() {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [busy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const isHydrated = useIsHydrated()

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const form = event.currentTarget
    isUnderWay.current = true
    setBusy(true)
    const found = await send(new FormData(form))
    isUnderWay.current = false
    setBusy(false)
    setOutcome(found)
    if (found.kind === 'wrong') form.querySelector<HTMLInputElement>('input[type=email]')?.focus()
  }

  return (
    <form className="max-w-md" onSubmit={onSubmit} onInput={() => setOutcome(null)} noValidate method="post">
      <div className="flex items-start gap-3">
        <TextField
          name="newsletter_email"
          label="Kam vám máme psát"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={outcome?.kind === 'wrong' ? outcome.error : null}
          className="min-w-0 flex-1"
        />
        <Button
          type={isHydrated ? 'submit' : 'button'}
          aria-disabled={busy || undefined}
          // A press before hydration would be lost, so the button is disabled until then.
          className={cn('mt-7.5 min-w-28 shrink-0', !isHydrated && 'pointer-events-none')}
        >
          {busy ? 'Posílám…' : 'Chci tipy'}
        </Button>
      </div>
      <Trap name="newsletter_website" label="Nevyplňujte" />
      <div className="mt-2 min-h-16 text-sm">
        <div aria-live="polite">
          <Answer outcome={outcome} />
        </div>
        {outcome === null || outcome.kind === 'wrong' ? <Consent /> : null}
      </div>
    </form>
  )
}

async function send(data: FormData): Promise<Outcome> {
  try {
    const { sendSubscription } = await import('./subscribe.ts')
    return await sendSubscription(data)
  } catch {
    // The code for sending could not be loaded.
    return { kind: 'failed', message: UNKNOWN_ERROR_MESSAGE }
  }
}

function Answer({ outcome }: { outcome: Outcome | null }) {
  if (outcome?.kind === 'sent') return <p>{outcome.message}</p>
  return outcome?.kind === 'failed' ? <p className="text-error">{outcome.message}</p> : null
}

function Consent() {
  return (
    <p className="text-muted">
      Odesláním souhlasíte se zasíláním receptů a{'\u00a0'}novinek. Odhlásit se můžete kdykoli.{' '}
      <a href="/podminky-zasady" className="underline hover:text-brand">
        Jak s{'\u00a0'}adresou zacházíme
      </a>
    </p>
  )
}

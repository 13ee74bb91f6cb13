import { useSession } from '#app/session/tokens/use-session.ts'

/** Where editing begins, for people without premium: what of it is paid, and what is not. */
export function PaidNote() {
  if (useSession()?.is_premium) return null
  return (
    <p className="mt-3 text-sm text-muted print:hidden">
      Měnit a&nbsp;přepočítávat můžete zdarma. Uložení úpravy je součástí{' '}
      <a href="/premium" className="text-brand underline">
        Premium
      </a>
      .
    </p>
  )
}

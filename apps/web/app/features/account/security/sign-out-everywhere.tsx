import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { useAccount } from '#app/session/account/account-context.ts'

/** Logs out all devices, this one included, after a confirmation. */
export function SignOutEverywhere() {
  const { api, guid } = useAccount()
  const run = async () => {
    await api('DELETE /user/{guid}/sessions', { params: { guid } })
    // The sessions are over; this clears what the browser still holds of its own.
    const { logOut } = await import('#app/session/tokens/log-out.ts')
    await logOut()
  }
  return (
    <div>
      <ConfirmButton
        label="Odhlásit všude"
        title="Odhlásit všude?"
        action={{ label: 'Odhlásit všechna zařízení', pendingLabel: 'Odhlašuji…', run }}
        keepLabel="Zrušit"
      >
        Odhlásíme všechna zařízení včetně tohoto. Potom se přihlásíte znovu heslem.
      </ConfirmButton>
    </div>
  )
}

import { useState } from 'react'
import { Button } from '#app/kit/ui/button.tsx'
import { ConfirmDialog } from '#app/kit/ui/confirm-dialog.tsx'
import { useAccount } from '#app/session/account-context.ts'

/** Logs out all devices, this one included, after a confirmation. */
export function SignOutEverywhere() {
  const { api, guid } = useAccount()
  const [asking, setAsking] = useState(false)
  const run = async () => {
    await api('DELETE /user/{guid}/sessions', { params: { guid } })
    // The sessions are over; this clears what the browser still holds of its own.
    const { logOut } = await import('#app/session/log-out.ts')
    await logOut()
  }
  return (
    <>
      <div>
        <Button onClick={() => setAsking(true)}>Odhlásit všude</Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Odhlásit všude?"
        action={{ label: 'Odhlásit všechna zařízení', pendingLabel: 'Odhlašuji…', run }}
        keepLabel="Zrušit"
      >
        Odhlásíme všechna zařízení včetně tohoto. Potom se přihlásíte znovu heslem.
      </ConfirmDialog>
    </>
  )
}

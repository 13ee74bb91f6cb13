import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { useAccount } from '#app/session/account-context.ts'
import { sayFailure } from '#app/session/user-query.ts'

/** Logs out all devices, this one included, after a confirmation. */
export function SignOutEverywhere() {
  const { api, guid } = useAccount()
  const [asking, setAsking] = useState(false)
  const signOut = useMutation({
    mutationFn: async () => {
      await api('DELETE /user/{guid}/sessions', { params: { guid } })
      // The sessions have ended; this clears the data in this browser.
      const { logOut } = await import('#app/session/log-out.ts')
      await logOut()
    },
    onError: sayFailure,
  })
  return (
    <>
      <div>
        <Button onClick={() => setAsking(true)}>Odhlásit všude</Button>
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Odhlásit všude?">
        <div className="flex flex-col gap-5 p-5">
          <p>Odhlásíme všechna zařízení včetně tohoto. Potom se přihlásíte znovu heslem.</p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="danger"
              aria-disabled={signOut.isPending || undefined}
              onClick={() => signOut.isPending || signOut.mutate()}
            >
              {signOut.isPending ? 'Odhlašuji…' : 'Odhlásit všechna zařízení'}
            </Button>
            <Button onClick={() => setAsking(false)}>Zrušit</Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}

import type { CallOutput } from '@zivina/contract/client'
import { TableForm } from '#app/kit/form/table-form.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { CURRENT_PASSWORD, WRONG_PASSWORD } from '../proofs.ts'

export type Setup = CallOutput<'POST /user/{guid}/totp'>

/** Asks for the password and begins the set-up. */
export function StartSetup({ onStarted }: { onStarted: (setup: Setup) => void }) {
  const { api, guid } = useAccount()
  return (
    <TableForm
      table={CURRENT_PASSWORD}
      codesAt={WRONG_PASSWORD}
      submit={async (body) => onStarted(await api('POST /user/{guid}/totp', { params: { guid }, body }))}
      name="Zapnutí dvoufázového ověření"
      label="Zapnout"
      pendingLabel="Připravuji…"
      fieldsClassName="max-w-96"
    />
  )
}

const LAST_PASSWORD: typeof CURRENT_PASSWORD = {
  current_password: { ...CURRENT_PASSWORD.current_password, hint: 'Vypnutím přestanou platit i\u00a0záložní kódy.' },
}

/** The password, and the second factor is off. */
export function TurnOff({ onDone }: { onDone: () => void }) {
  const { api, guid } = useAccount()
  return (
    <TableForm
      table={LAST_PASSWORD}
      codesAt={WRONG_PASSWORD}
      submit={async (body) => {
        await api('POST /user/{guid}/totp/remove', { params: { guid }, body })
        showSnackbar('Dvoufázové ověření je vypnuté.', 'success')
        onDone()
      }}
      name="Vypnutí dvoufázového ověření"
      label="Vypnout dvoufázové ověření"
      pendingLabel="Vypínám…"
      variant="danger"
      fieldsClassName="max-w-96"
    />
  )
}

import { showSnackbar } from '../../../../components/ui/snackbar-store.ts'
import { PasswordField } from '../../../../forms/password-field.tsx'
import { required } from '../../../../forms/rules.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { useAccount } from '../../account-context.ts'
import { ActionForm } from '../action-form.tsx'
import type { Setup } from './second-factor-panel.tsx'

/** The password, and the setting up begins. */
export function StartSetup({ onStarted }: { onStarted: (setup: Setup) => void }) {
  const { api, guid } = useAccount()
  const action = useForm({
    rules: { current_password: [required] },
    codesAt: { WRONG_PASSWORD: 'current_password' },
    submit: async (body) => onStarted(await api('POST /user/{guid}/totp', { params: { guid }, body })),
  })
  return (
    <ActionForm action={action} name="Zapnutí dvoufázového ověření" label="Zapnout" busyLabel="Připravuji…">
      <div className="max-w-96">
        <PasswordField {...action.field('current_password')} label="Současné heslo" autoComplete="current-password" />
      </div>
    </ActionForm>
  )
}

/** The password, and the second factor is off. */
export function TurnOff({ onDone }: { onDone: () => void }) {
  const { api, guid } = useAccount()
  const action = useForm({
    rules: { current_password: [required] },
    codesAt: { WRONG_PASSWORD: 'current_password' },
    submit: async (body) => {
      await api('POST /user/{guid}/totp/remove', { params: { guid }, body })
      showSnackbar('Dvoufázové ověření je vypnuté.', 'success')
      onDone()
    },
  })
  return (
    <ActionForm
      action={action}
      name="Vypnutí dvoufázového ověření"
      label="Vypnout dvoufázové ověření"
      busyLabel="Vypínám…"
      variant="danger"
    >
      <div className="max-w-96">
        <PasswordField {...action.field('current_password')} label="Současné heslo" autoComplete="current-password">
          <span className="text-sm text-muted">Vypnutím přestanou platit i&nbsp;záložní kódy.</span>
        </PasswordField>
      </div>
    </ActionForm>
  )
}

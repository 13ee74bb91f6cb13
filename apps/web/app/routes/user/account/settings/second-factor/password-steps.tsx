import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { PasswordField } from '#app/kit/form/password-field.tsx'
import { required } from '#app/kit/form/rules.ts'
import { useForm } from '#app/kit/form/use-form.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account-context.ts'
import type { Setup } from './setup.ts'

/** Asks for the password and begins the set-up. */
export function StartSetup({ onStarted }: { onStarted: (setup: Setup) => void }) {
  const { api, guid } = useAccount()
  const action = useForm({
    rules: { current_password: [required] },
    codesAt: { WRONG_PASSWORD: 'current_password' },
    submit: async (body) => onStarted(await api('POST /user/{guid}/totp', { params: { guid }, body })),
  })
  return (
    <FormFrame form={action} name="Zapnutí dvoufázového ověření" label="Zapnout" pendingLabel="Připravuji…">
      <div className="max-w-96">
        <PasswordField {...action.field('current_password')} label="Současné heslo" autoComplete="current-password" />
      </div>
    </FormFrame>
  )
}

/** Asks for the password and turns the second factor off. */
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
    <FormFrame
      form={action}
      name="Vypnutí dvoufázového ověření"
      label="Vypnout dvoufázové ověření"
      pendingLabel="Vypínám…"
      variant="danger"
    >
      <div className="max-w-96">
        <PasswordField {...action.field('current_password')} label="Současné heslo" autoComplete="current-password">
          <span className="text-sm text-muted">Vypnutím přestanou platit i&nbsp;záložní kódy.</span>
        </PasswordField>
      </div>
    </FormFrame>
  )
}

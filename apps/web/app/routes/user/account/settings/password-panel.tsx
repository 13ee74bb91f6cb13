import type { User } from '@zivina/contract/account/users'
import { PASSWORD_MAX, PASSWORD_MIN } from '@zivina/contract/kernel/limits'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { PasswordField } from '#app/kit/form/password-field.tsx'
import { maxLength, minLength, required } from '#app/kit/form/rules.ts'
import { useForm } from '#app/kit/form/use-form.ts'
import { Panel } from '#app/kit/panel.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account-context.ts'
import { FirstPassword } from './first-password.tsx'

/** Changes the password, given the present one; or sets the first one. */
export function PasswordPanel({ user }: { user: User }) {
  const [changes, setChanges] = useState(0)
  if (!user.has_password) {
    return (
      <Panel title="Heslo" Icon={KeyRound} id="heslo">
        <FirstPassword user={user} />
      </Panel>
    )
  }
  return (
    <Panel title="Změna hesla" Icon={KeyRound} id="heslo" intro="Po změně odhlásíme ostatní zařízení.">
      {/* A new form after each change: nothing of the old password stays in it. */}
      <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
    </Panel>
  )
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { api, guid } = useAccount()
  const action = useForm<'current_password' | 'password'>({
    rules: { current_password: [required], password: [required, minLength(PASSWORD_MIN), maxLength(PASSWORD_MAX)] },
    codesAt: { WRONG_PASSWORD: 'current_password' },
    submit: async (body) => {
      await api('POST /user/{guid}/password', { params: { guid }, body })
      showSnackbar(SUCCESS_MESSAGES.PASSWORD_CHANGED, 'success')
      onChanged()
    },
  })
  return (
    <FormFrame form={action} name="Změna hesla" label="Změnit heslo" pendingLabel="Měním heslo…">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PasswordField {...action.field('current_password')} label="Současné heslo" autoComplete="current-password" />
        <PasswordField {...action.field('password')} label="Nové heslo" autoComplete="new-password">
          <span className="text-sm text-muted">Alespoň {PASSWORD_MIN}&nbsp;znaků</span>
        </PasswordField>
      </div>
    </FormFrame>
  )
}

import type { User } from '@zivina/contract/account/users'
import { EMAIL_CODE_MINUTES, EMAIL_MAX } from '@zivina/contract/kernel/limits'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { PasswordField } from '#app/kit/form/password-field.tsx'
import { email, maxLength, onlyWith, required } from '#app/kit/form/rules.ts'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Panel } from '#app/kit/panel.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { forgetAccessToken } from '#app/session/access-token.ts'
import { useAccount } from '#app/session/account-context.ts'
import { useRefreshUser } from '#app/session/user-query.ts'
import { CodeInput } from './code-input.tsx'
import { NeedsPassword } from './first-password.tsx'

/** Changes the e-mail of the account, verified by a code sent to the new address. */
export function EmailPanel({ user }: { user: User }) {
  const [newEmail, setNewEmail] = useState<string | null>(null)
  return (
    <Panel
      title="Změna e-mailu"
      Icon={Mail}
      intro={
        <>
          Teď používáte <strong className="wrap-anywhere text-text">{user.email}</strong>.
        </>
      }
    >
      {user.has_password ? null : <NeedsPassword />}
      {user.has_password && newEmail === null ? <NewEmailForm onSent={setNewEmail} /> : null}
      {newEmail === null ? null : <CodeForm newEmail={newEmail} onDone={() => setNewEmail(null)} />}
    </Panel>
  )
}

function NewEmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { api, guid } = useAccount()
  const action = useForm<'email' | 'current_password'>({
    rules: { email: [required, email, maxLength(EMAIL_MAX)], current_password: [required] },
    codesAt: { WRONG_PASSWORD: 'current_password' },
    submit: async (body) => {
      await api('POST /user/{guid}/email', { params: { guid }, body })
      onSent(body.email)
    },
  })
  return (
    <FormFrame form={action} name="Změna e-mailu" label="Poslat kód na nový e-mail" pendingLabel="Posílám kód…">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...action.field('email')}
          label="Nový e-mail"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
        />
        <PasswordField {...action.field('current_password')} label="Současné heslo" autoComplete="current-password" />
      </div>
    </FormFrame>
  )
}

function CodeForm({ newEmail, onDone }: { newEmail: string; onDone: () => void }) {
  const { api, guid } = useAccount()
  const refresh = useRefreshUser()
  const action = useForm({
    rules: { code: [required, onlyWith(/^\d{6}$/)] },
    codesAt: { CODE_NO_MATCH: 'code' },
    submit: async (body) => {
      await api('POST /user/{guid}/email/verify', { params: { guid }, body })
      // The access token contains the address: the next call gets a token with the new one.
      forgetAccessToken()
      await refresh()
      showSnackbar('E-mail je změněný.', 'success')
      onDone()
    },
  })
  return (
    <FormFrame
      form={action}
      name="Ověření nového e-mailu"
      label="Potvrdit nový e-mail"
      pendingLabel="Ověřuji…"
      extra={
        <Button variant="quiet" onClick={onDone}>
          Začít znovu
        </Button>
      }
    >
      <p>
        Na adresu <strong className="wrap-anywhere">{newEmail}</strong> jsme poslali kód. Dokud ho nepotvrdíte, platí
        dosavadní e-mail.
      </p>
      <CodeInput
        {...action.field('code')}
        label="Kód z&nbsp;e-mailu"
        hint={`Platí ${EMAIL_CODE_MINUTES}\u00a0minut.`}
      />
    </FormFrame>
  )
}

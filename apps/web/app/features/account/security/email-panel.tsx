import type { User } from '@zivina/contract/account/users'
import { EMAIL_CODE_MINUTES, EMAIL_MAX } from '@zivina/contract/kernel/limits'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { email, maxLength, required } from '#app/kit/form/rules.ts'
import { TableForm } from '#app/kit/form/table-form.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { useRefreshUser } from '#app/session/account/user-query.ts'
import { forgetAccessToken } from '#app/session/tokens/access-token.ts'
import { NeedsPassword } from './first-password.tsx'
import { CURRENT_PASSWORD, codeTable, WRONG_PASSWORD } from './proofs.ts'

const NEW_EMAIL: FieldTable<{ email: string; current_password: string }> = {
  email: {
    label: 'Nový e-mail',
    look: { type: 'email', autoComplete: 'email', autoCapitalize: 'none' },
    rules: [required, email, maxLength(EMAIL_MAX)],
  },
  ...CURRENT_PASSWORD,
}
const CODE = codeTable('Kód z\u00a0e-mailu', `Platí ${EMAIL_CODE_MINUTES}\u00a0minut.`)

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
  return (
    <TableForm
      table={NEW_EMAIL}
      codesAt={WRONG_PASSWORD}
      submit={async (body) => {
        await api('POST /user/{guid}/email', { params: { guid }, body })
        onSent(body.email)
      }}
      name="Změna e-mailu"
      label="Poslat kód na nový e-mail"
      pendingLabel="Posílám kód…"
    />
  )
}

function CodeForm({ newEmail, onDone }: { newEmail: string; onDone: () => void }) {
  const { api, guid } = useAccount()
  const refresh = useRefreshUser()
  return (
    <TableForm
      table={CODE}
      codesAt={{ CODE_NO_MATCH: 'code' }}
      submit={async (body) => {
        await api('POST /user/{guid}/email/verify', { params: { guid }, body })
        // The access token contains the address: the next call gets a token with the new one.
        forgetAccessToken()
        await refresh()
        showSnackbar('E-mail je změněný.', 'success')
        onDone()
      }}
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
    </TableForm>
  )
}

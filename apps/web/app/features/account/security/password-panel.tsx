import type { User } from '@zivina/contract/account/users'
import { PASSWORD_MAX, PASSWORD_MIN } from '@zivina/contract/kernel/limits'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { maxLength, minLength, required } from '#app/kit/form/rules.ts'
import { TableForm } from '#app/kit/form/table-form.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { FirstPassword } from './first-password.tsx'
import { CURRENT_PASSWORD, WRONG_PASSWORD } from './proofs.ts'

const CHANGE: FieldTable<{ current_password: string; password: string }> = {
  ...CURRENT_PASSWORD,
  password: {
    as: 'password',
    label: 'Nové heslo',
    hint: `Alespoň ${PASSWORD_MIN}\u00a0znaků`,
    look: { autoComplete: 'new-password' },
    rules: [required, minLength(PASSWORD_MIN), maxLength(PASSWORD_MAX)],
  },
}

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
  return (
    <TableForm
      table={CHANGE}
      codesAt={WRONG_PASSWORD}
      submit={async (body) => {
        await api('POST /user/{guid}/password', { params: { guid }, body })
        showSnackbar(SUCCESS_MESSAGES.PASSWORD_CHANGED, 'success')
        onChanged()
      }}
      name="Změna hesla"
      label="Změnit heslo"
      pendingLabel="Měním heslo…"
    />
  )
}

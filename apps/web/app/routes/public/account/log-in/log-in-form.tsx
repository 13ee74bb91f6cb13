import type { ApiFailure } from '@zivina/contract/client'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { carryEmail } from '#app/features/account/log-in/carried-email.ts'
import { EmailField } from '#app/features/account/log-in/email-field.tsx'
import { FactorField } from '#app/features/account/log-in/factor-field.tsx'
import {
  type PendingVerification,
  rememberPassword,
  VERIFICATION_PATH,
} from '#app/features/account/log-in/pending-verification.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { PasswordField } from '#app/kit/form/password-field.tsx'
import { required } from '#app/kit/form/rules.ts'
import { SubmitButton } from '#app/kit/form/submit-button.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { browserApi } from '#app/session/api/browser-api.ts'
import { finishLogIn } from './finish-log-in.ts'

type FieldName = 'email' | 'password' | 'totp_code'

/** E-mail and password; the code of an authenticator application once the server requires it. */
export function LogInForm({ lastUrl }: { lastUrl: string | null }) {
  const navigate = useNavigate()
  const [asksCode, setAsksCode] = useState(false)

  const onFailure = (failure: ApiFailure, { email, password }: Record<FieldName, string>): boolean => {
    if (failure.has('TOTP_REQUIRED')) {
      setAsksCode(true)
      return true
    }
    if (!failure.has('REGISTRATION_NOT_FINISHED')) return false
    rememberPassword(email, password)
    const state: PendingVerification = { email, lastUrl, sent_at: null }
    void navigate(VERIFICATION_PATH, { state })
    showSnackbar(failure.message, 'info')
    return true
  }

  const { form, field, pending, failure } = useForm<FieldName>({
    rules: { email: [required], password: [required], totp_code: asksCode ? [required] : [] },
    codesAt: { TOTP_NO_MATCH: 'totp_code' },
    onFailure,
    submit: async ({ email, password, totp_code }) => {
      await browserApi('POST /login', { body: { email, password, ...(asksCode ? { totp_code } : {}) } })
      await finishLogIn(navigate, lastUrl)
    },
  })

  return (
    <form {...form} className="flex flex-col gap-5">
      <EmailField {...field('email')} />
      <PasswordField {...field('password')} label="Heslo" autoComplete="current-password" required>
        <a
          href="/prihlasit/obnovit-heslo-zadost"
          onClick={() => carryEmail(form.ref.current)}
          className="inline-flex min-h-11 items-center text-brand underline"
        >
          Zapomněli jste heslo?
        </a>
      </PasswordField>
      {asksCode ? <FactorField {...field('totp_code')} /> : null}
      <FormNotice failure={failure} />
      <SubmitButton busy={pending} busyLabel="Přihlašuji…">
        Přihlásit se
      </SubmitButton>
    </form>
  )
}

import { EMAIL_RESEND_MINUTES } from '@zivina/contract/kernel/limits'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { type ChangeEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Consents } from '#app/features/account/log-in/consents.tsx'
import { EmailField } from '#app/features/account/log-in/email-field.tsx'
import { NEW_PASSWORD_RULES, NewPasswordField } from '#app/features/account/log-in/new-password-field.tsx'
import {
  type PendingVerification,
  rememberPassword,
  VERIFICATION_PATH,
} from '#app/features/account/log-in/pending-verification.ts'
import { UsernameField } from '#app/features/account/log-in/username-field.tsx'
import { USERNAME_RULES } from '#app/features/account/username-rules.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import type { ValuesFor } from '#app/kit/form/form-values.ts'
import { accepted, email, required } from '#app/kit/form/rules.ts'
import { SubmitButton } from '#app/kit/form/submit-button.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { browserApi } from '#app/session/api/browser-api.ts'

type Consent = 'terms_accepted' | 'health_data' | 'newsletter'
type Registration = ValuesFor<'POST /register', 'email' | 'username' | 'password' | Consent>

const NOTHING: Registration = {
  email: '',
  username: '',
  password: '',
  terms_accepted: false,
  health_data: false,
  newsletter: false,
}
const RULES = {
  email: [required, email],
  username: USERNAME_RULES,
  password: NEW_PASSWORD_RULES,
  terms_accepted: [accepted],
}

/** Registers an account. It becomes usable once its e-mail is verified. */
export function RegistrationForm({ lastUrl }: { lastUrl: string | null }) {
  const navigate = useNavigate()
  const [own, setOwn] = useState({ email: '', username: '' })
  const keepOwn = ({ target }: ChangeEvent<HTMLInputElement>) => setOwn({ ...own, [target.name]: target.value })

  const { form, field, pending, failure } = useForm({
    saved: NOTHING,
    storageKey: 'registration',
    rules: RULES,
    submit: async (values) => {
      const { email, password } = values
      await browserApi('POST /register', { body: values })
      rememberPassword(email, password)
      const state: PendingVerification = { email, lastUrl, sent_at: Date.now() }
      await navigate(VERIFICATION_PATH, { state })
      showSnackbar(SUCCESS_MESSAGES.VERIFICATION_EMAIL_SENT, 'success')
    },
  })

  return (
    <form {...form} className="flex flex-col gap-5">
      <EmailField
        {...field('email')}
        hint={`Pošleme vám na něj ověřovací kód; další můžeme poslat až za ${EMAIL_RESEND_MINUTES}\u00a0minut.`}
        autoComplete="email"
        onChange={keepOwn}
      />
      <UsernameField {...field('username')} onChange={keepOwn} />
      <NewPasswordField {...field('password')} label="Heslo" own={[own.email, own.username]} />
      <Consents termsError={field('terms_accepted').error} />
      <FormNotice failure={failure} />
      <SubmitButton busy={pending} busyLabel="Zakládám účet…">
        Založit účet
      </SubmitButton>
    </form>
  )
}

import type { ApiFailure } from '@zivina/contract/client'
import { useNavigate } from 'react-router'
import { forgetPassword, type PendingVerification } from '#app/features/account/log-in/pending-verification.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { required, strictLength } from '#app/kit/form/rules.ts'
import { SubmitButton } from '#app/kit/form/submit-button.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { browserApi } from '#app/session/api/browser-api.ts'
import { loginPath } from '#app/session/paths/login-path.ts'
import { finishLogIn } from '../finish-log-in.ts'
import { CodeField } from './code-field.tsx'

/** The code of the mail. The right one logs in at once. */
export function VerificationForm({ pending: awaited }: { pending: PendingVerification }) {
  const { email, lastUrl, code: mailed } = awaited
  const navigate = useNavigate()

  const onFailure = (failure: ApiFailure): boolean => {
    if (!failure.has('ALREADY_VERIFIED')) return false
    void navigate(loginPath(lastUrl ?? '/'), { replace: true })
    showSnackbar(failure.message, 'info')
    return true
  }

  const { form, field, pending, failure } = useForm({
    rules: { code: [required, strictLength(6)] },
    codesAt: { CODE_NO_MATCH: 'code' },
    onFailure,
    submit: async ({ code }) => {
      await browserApi('POST /register/verify_email', { body: { email, code } })
      forgetPassword()
      await finishLogIn(navigate, lastUrl)
    },
  })

  return (
    <form {...form} className="flex flex-col gap-5">
      <CodeField {...field('code')} defaultValue={mailed} />
      <FormNotice failure={failure} />
      <SubmitButton busy={pending} busyLabel="Ověřuji…">
        Ověřit e-mail
      </SubmitButton>
    </form>
  )
}

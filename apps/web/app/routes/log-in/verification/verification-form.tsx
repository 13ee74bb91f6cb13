import type { ApiFailure } from '@zivina/contract/client'
import { useNavigate } from 'react-router'
import { browserApi } from '../../../browser-api.ts'
import { showSnackbar } from '../../../components/ui/snackbar-store.ts'
import { Notice, NoticeRegion } from '../../../forms/notice.tsx'
import { required, strictLength } from '../../../forms/rules.ts'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { loginPath } from '../../../session/login-path.ts'
import { finishLogIn } from '../finish-log-in.ts'
import { forgetPassword, type PendingVerification } from '../pending-verification.ts'
import { CodeField } from './code-field.tsx'

/** The code. The right one logs in at once. */
export function VerificationForm({ pending }: { pending: PendingVerification }) {
  const { email, lastUrl } = pending
  const navigate = useNavigate()

  const onFailure = (failure: ApiFailure): boolean => {
    if (!failure.has('ALREADY_VERIFIED')) return false
    void navigate(loginPath(lastUrl ?? '/'), { replace: true })
    showSnackbar(failure.message, 'info')
    return true
  }

  const { form, field, busy, notice } = useForm({
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
      <CodeField {...field('code')} />
      <NoticeRegion>{notice ? <Notice tone={notice.tone}>{notice.message}</Notice> : null}</NoticeRegion>
      <SubmitButton busy={busy} busyLabel="Ověřuji…">
        Ověřit e-mail
      </SubmitButton>
    </form>
  )
}

import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import { useNavigate } from 'react-router'
import { FactorField } from '#app/features/account/log-in/factor-field.tsx'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { required } from '#app/kit/form/rules.ts'
import { SubmitButton } from '#app/kit/form/submit-button.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { browserApi } from '#app/session/api/browser-api.ts'
import { finishLogIn } from '../finish-log-in.ts'
import type { OauthReturn } from './read-return.ts'

/** The second factor of an account, after another service has confirmed the log-in. */
export function FactorForm({ provider, given }: { provider: OauthProvider; given: OauthReturn }) {
  const navigate = useNavigate()
  const { form, field, pending, failure } = useForm({
    rules: { totp_code: [required] },
    codesAt: { TOTP_NO_MATCH: 'totp_code' },
    submit: async ({ totp_code }) => {
      const body = { ...given, totp_code }
      const { last_url } = await browserApi('POST /oauth/{provider}/finish', { params: { provider }, body })
      await finishLogIn(navigate, last_url)
    },
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <FactorField {...field('totp_code')} />
      <FormNotice failure={failure} />
      <SubmitButton busy={pending} busyLabel="Přihlašuji…">
        Přihlásit se
      </SubmitButton>
    </form>
  )
}

import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import { useNavigate } from 'react-router'
import { Consents } from '#app/features/account/log-in/consents.tsx'
import { UsernameField } from '#app/features/account/log-in/username-field.tsx'
import { USERNAME_RULES } from '#app/features/account/username-rules.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { accepted, maxLength } from '#app/kit/form/rules.ts'
import { SubmitButton } from '#app/kit/form/submit-button.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { browserApi } from '#app/session/api/browser-api.ts'
import { finishLogIn } from '../finish-log-in.ts'
import type { Stage } from './use-finish.ts'

const NAME_MAX = 100
const RULES = {
  username: USERNAME_RULES,
  full_name: [maxLength(NAME_MAX)],
  terms_accepted: [accepted],
}

type ProposalFormProps = { provider: OauthProvider } & Pick<Extract<Stage, { name: 'proposal' }>, 'given' | 'proposal'>

/** Creates an account from the data of the service, once its owner has agreed. */
export function ProposalForm({ provider, given, proposal }: ProposalFormProps) {
  const navigate = useNavigate()
  const { form, field, pending, failure } = useForm({
    saved: {
      username: proposal.username,
      full_name: proposal.full_name,
      terms_accepted: false,
      health_data: false,
      newsletter: false,
    },
    rules: RULES,
    submit: async (values) => {
      const { last_url } = await browserApi('POST /oauth/{provider}/register', {
        params: { provider },
        body: { state: given.state, ...values },
      })
      await finishLogIn(navigate, last_url)
    },
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <UsernameField {...field('username')} defaultValue={proposal.username} />
      <TextField
        {...field('full_name')}
        label="Jméno a&nbsp;příjmení (nepovinné)"
        autoComplete="name"
        defaultValue={proposal.full_name}
      />
      <Consents termsError={field('terms_accepted').error} />
      <FormNotice failure={failure} />
      <SubmitButton busy={pending} busyLabel="Zakládám účet…">
        Založit účet
      </SubmitButton>
    </form>
  )
}

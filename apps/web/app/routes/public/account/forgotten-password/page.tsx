import { RESET_TOKEN_MINUTES } from '@zivina/contract/kernel/limits'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { useState } from 'react'
import { carriedEmail } from '#app/features/account/log-in/carried-email.ts'
import { EmailField } from '#app/features/account/log-in/email-field.tsx'
import { LogInFrame } from '#app/features/account/log-in/log-in-frame.tsx'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { email as emailRule, required } from '#app/kit/form/rules.ts'
import { SubmitButton } from '#app/kit/form/submit-button.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { browserApi } from '#app/session/api/browser-api.ts'

const PATH = '/prihlasit/obnovit-heslo-zadost'

export const meta = privateMetaOf({
  title: 'Zapomenuté heslo',
  description: 'Pošleme vám odkaz, kterým si nastavíte nové heslo.',
  keywords: ['zapomenuté heslo', 'obnova hesla'],
  path: PATH,
})

/** Requests a link to choose a new password. */
export default function PasswordRequest() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, field, pending, failure } = useForm({
    rules: { email: [required, emailRule] },
    codesAt: { INVALID_EMAIL: 'email', NOT_REGISTERED: 'email' },
    submit: async ({ email }) => {
      await browserApi('POST /password/forgot_request', { body: { email } })
      setSentTo(email)
    },
  })

  return (
    <LogInFrame
      title="Zapomenuté heslo"
      intro={<p>Zadejte e-mail, ke kterému účet patří. Pošleme na něj odkaz, kterým si nastavíte nové heslo.</p>}
    >
      {/* One region throughout: what appears in it is heard. */}
      <NoticeRegion>
        {sentTo === null ? null : (
          <Notice tone="success">
            <p className="font-semibold">{SUCCESS_MESSAGES.EMAIL_SENT}</p>
            <p>
              Odkaz jsme poslali na {sentTo} a{'\u00a0'}platí {RESET_TOKEN_MINUTES}
              {'\u00a0'}minut. Podívejte se i{'\u00a0'}do nevyžádané pošty.
            </p>
          </Notice>
        )}
        {failure && sentTo === null ? <Notice tone={failure.tone}>{failure.message}</Notice> : null}
      </NoticeRegion>
      {sentTo === null ? (
        <form {...form} className="flex flex-col gap-5">
          <EmailField {...field('email')} defaultValue={carriedEmail()} />
          <SubmitButton busy={pending} busyLabel="Posílám…">
            Poslat odkaz
          </SubmitButton>
        </form>
      ) : null}
      <LinkButton href="/prihlasit" variant="quiet" className="self-center">
        Zpět na přihlášení
      </LinkButton>
    </LogInFrame>
  )
}

import type { User } from '@zivina/contract/account/users'
import { RESET_TOKEN_MINUTES } from '@zivina/contract/kernel/limits'
import { useState } from 'react'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { browserApi } from '#app/session/api/browser-api.ts'

/** Sets a first password for an account that logs in through another service, by the same link as a forgotten password. */
export function FirstPassword({ user }: { user: User }) {
  const [isSent, setIsSent] = useState(false)
  const action = useForm({
    submit: async () => {
      await browserApi('POST /password/forgot_request', { body: { email: user.email } })
      setIsSent(true)
    },
  })
  return (
    <>
      <NoticeRegion>
        {isSent ? (
          <Notice tone="success">
            Odkaz jsme poslali na <span className="wrap-anywhere">{user.email}</span>. Platí {RESET_TOKEN_MINUTES}
            &nbsp;minut.
          </Notice>
        ) : null}
      </NoticeRegion>
      {isSent ? null : (
        <FormFrame form={action} name="První heslo" label="Poslat odkaz pro nastavení hesla" pendingLabel="Posílám…">
          <p>Přihlašujete se přes jinou službu a&nbsp;heslo zatím nemáte. Pošleme vám odkaz, kterým si ho nastavíte.</p>
        </FormFrame>
      )}
    </>
  )
}

/** Shown in place of the password field to users without a password. */
export function NeedsPassword() {
  return (
    <p className="text-muted">
      K&nbsp;tomuto kroku je potřeba heslo.{' '}
      <a href="#heslo" className="text-brand underline">
        Nastavte si ho prosím nejdřív.
      </a>
    </p>
  )
}

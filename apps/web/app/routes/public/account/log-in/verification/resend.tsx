import { EMAIL_RESEND_MINUTES } from '@zivina/contract/kernel/limits'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  type PendingVerification,
  rememberedPassword,
  rememberPassword,
  VERIFICATION_PATH,
} from '#app/features/account/log-in/pending-verification.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { PasswordField } from '#app/kit/form/password-field.tsx'
import { required } from '#app/kit/form/rules.ts'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { browserApi } from '#app/session/api/browser-api.ts'
import { asClock, useCountdown } from './use-countdown.ts'

const WAIT_MS = EMAIL_RESEND_MINUTES * 60_000

/**
 * Sends another code, once the last one is ten minutes old. It needs the password, asked for again where it is not in memory.
 */
export function Resend({ pending: awaited }: { pending: PendingVerification }) {
  const { email, sent_at } = awaited
  const navigate = useNavigate()
  const [known] = useState(() => rememberedPassword(email))
  const left = useCountdown(sent_at === null ? null : sent_at + WAIT_MS)

  const { form, field, pending, failure } = useForm<'password'>({
    rules: { password: known === null ? [required] : [] },
    codesAt: { NO_ACTIVE_ACCOUNT: 'password' },
    submit: async (values) => {
      const password = known ?? values.password
      await browserApi('POST /register/resend_email_verification_code', { body: { email, password } })
      rememberPassword(email, password)
      const state: PendingVerification = { ...awaited, sent_at: Date.now() }
      await navigate(VERIFICATION_PATH, { state, replace: true })
      showSnackbar(SUCCESS_MESSAGES.NEW_CODE_SUCCESSFULLY_SENT, 'success')
    },
  })

  return (
    <form {...form} className="flex flex-col gap-4 border-t border-line pt-5">
      <h2 className="text-lg">Kód nepřišel, nebo už neplatí?</h2>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-muted">
        <li>
          Podívejte se do nevyžádané pošty a{'\u00a0'}do záložky Hromadné. E-mail má v{'\u00a0'}předmětu slova
          „ověřovací kód“.
        </li>
        <li>
          Je v{'\u00a0'}adrese překlep?{' '}
          <a href="/prihlasit?rezim=registrace" className="text-brand underline">
            Registrujte se s{'\u00a0'}jinou adresou
          </a>
        </li>
        <li>
          Nový kód posíláme nejdříve po {EMAIL_RESEND_MINUTES}
          {'\u00a0'}minutách
          {left > 0 ? (
            <>
              , tedy za <span className="figures">{asClock(left)}</span>
            </>
          ) : null}
          .
        </li>
      </ul>
      {left > 0 ? null : (
        <>
          {known === null ? (
            <PasswordField {...field('password')} label="Heslo k&nbsp;účtu" autoComplete="current-password" required />
          ) : null}
          <Button type="submit" aria-disabled={pending || undefined} className="self-start">
            {pending ? 'Posílám…' : 'Poslat nový kód'}
          </Button>
        </>
      )}
      <FormNotice failure={failure} />
    </form>
  )
}

import type { ApiFailure } from '@zivina/contract/client'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { useState } from 'react'
import { redirect, useNavigate } from 'react-router'
import { LogInFrame } from '#app/features/account/log-in/log-in-frame.tsx'
import { NEW_PASSWORD_RULES, NewPasswordField } from '#app/features/account/log-in/new-password-field.tsx'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { SubmitButton } from '#app/kit/form/submit-button.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { browserApi } from '#app/session/api/browser-api.ts'
import type { Route } from './+types/page.ts'

/** The token of the mailed link; without one the page redirects. */
function readToken({ request }: { request: Request }): { token: string } {
  const token = new URL(request.url).searchParams.get('token')
  if (!token) throw redirect('/')
  return { token }
}

export const loader = readToken
export const clientLoader = readToken

export const meta = privateMetaOf({
  title: 'Nové heslo',
  description: 'Nastavte si nové heslo k\u00a0účtu.',
  keywords: ['nové heslo', 'obnova hesla'],
  path: '/prihlasit/obnovit-heslo',
  isSecret: true,
})

/** Chooses a new password by the mailed link. */
export default function PasswordReset({ loaderData: { token } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [isOver, setIsOver] = useState(false)

  const onFailure = (failure: ApiFailure): boolean => {
    const isRefused = failure.has('INVALID_TOKEN') || failure.fields.token !== undefined
    if (isRefused) setIsOver(true)
    return isRefused
  }

  const { form, field, pending, failure } = useForm({
    rules: { password: NEW_PASSWORD_RULES },
    onFailure,
    submit: async ({ password }) => {
      await browserApi('POST /password/forgot_verify', { body: { token, password } })
      await navigate('/prihlasit', { replace: true })
      showSnackbar(SUCCESS_MESSAGES.PASSWORD_CHANGED, 'success')
    },
  })

  return (
    <LogInFrame
      title="Nové heslo"
      intro={<p>Po změně hesla vás odhlásíme ze všech zařízení a{'\u00a0'}přihlásíte se znovu.</p>}
    >
      <NoticeRegion>
        {isOver ? (
          <Notice tone="error">
            Odkaz pro obnovu hesla už neplatí.{' '}
            <a href="/prihlasit/obnovit-heslo-zadost" className="font-semibold underline">
              Požádat o{'\u00a0'}nový
            </a>
          </Notice>
        ) : null}
        {failure && !isOver ? <Notice tone={failure.tone}>{failure.message}</Notice> : null}
      </NoticeRegion>
      {isOver ? null : (
        <form {...form} className="flex flex-col gap-5">
          <NewPasswordField {...field('password')} label="Nové heslo" own={[]} />
          <SubmitButton busy={pending} busyLabel="Ukládám…">
            Nastavit nové heslo
          </SubmitButton>
        </form>
      )}
    </LogInFrame>
  )
}

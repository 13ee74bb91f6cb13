import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LogInFrame } from '#app/features/account/log-in/log-in-frame.tsx'
import { readMailedCode, readPending, VERIFICATION_PATH } from '#app/features/account/log-in/pending-verification.ts'
import { useIsHydrated } from '#app/kit/state/use-is-hydrated.ts'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { Resend } from './resend.tsx'
import { VerificationForm } from './verification-form.tsx'

export const meta = privateMetaOf({
  title: 'Ověření e-mailu',
  description: 'Zadejte kód, který jsme vám poslali e-mailem.',
  keywords: ['ověření e-mailu', 'ověřovací kód'],
  path: VERIFICATION_PATH,
})

/** Verifies an e-mail by the code sent to it. The previous page knows which e-mail, or the link in the mail. */
export default function Verification() {
  const isHydrated = useIsHydrated()
  const { state, hash } = useLocation()
  const navigate = useNavigate()
  const pending = isHydrated && hash === '' ? readPending(state) : null
  const isLost = isHydrated && pending === null

  useEffect(() => {
    if (!isLost) return
    const mailed = readMailedCode(hash)
    // Address and code do not stay in the address bar, where they would be copied or photographed with it.
    if (mailed) void navigate(VERIFICATION_PATH, { state: mailed, replace: true })
    else void navigate('/', { replace: true })
  }, [isLost, hash, navigate])

  return (
    <LogInFrame
      title="Ověřte svůj e-mail"
      intro={
        pending ? (
          <p className="wrap-anywhere">
            {pending.code === undefined
              ? 'Zadejte kód, který jsme poslali'
              : 'Kód z\u00a0e-mailu je vyplněný, potvrďte ho. Poslali jsme ho'}{' '}
            na adresu <strong className="text-text">{pending.email}</strong>.
          </p>
        ) : null
      }
    >
      {pending ? (
        <>
          <VerificationForm pending={pending} />
          <Resend pending={pending} />
        </>
      ) : null}
    </LogInFrame>
  )
}

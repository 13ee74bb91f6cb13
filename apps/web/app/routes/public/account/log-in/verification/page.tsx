import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LogInFrame } from '#app/features/account/log-in/log-in-frame.tsx'
import { readPending, VERIFICATION_PATH } from '#app/features/account/log-in/pending-verification.ts'
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

/** Verifies an e-mail by the code sent to it. Only the previous page knows which e-mail. */
export default function Verification() {
  const isHydrated = useIsHydrated()
  const { state } = useLocation()
  const navigate = useNavigate()
  const pending = isHydrated ? readPending(state) : null
  const isLost = isHydrated && pending === null

  useEffect(() => {
    if (isLost) void navigate('/', { replace: true })
  }, [isLost, navigate])

  return (
    <LogInFrame
      title="Ověřte svůj e-mail"
      intro={
        pending ? (
          <p className="wrap-anywhere">
            Zadejte kód, který jsme poslali na adresu <strong className="text-text">{pending.email}</strong>. Nevidíte
            ho? Podívejte se i{'\u00a0'}do nevyžádané pošty.
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

import type { User } from '@zivina/contract/account/users'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Notice } from '#app/kit/form/notice.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { useRefreshUser } from '#app/session/account/user-query.ts'
import { NeedsPassword } from '../first-password.tsx'
import { ConfirmSetup } from './confirm-setup.tsx'
import { type Setup, StartSetup, TurnOff } from './password-steps.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Step =
  | { name: 'rest' }
  | { name: 'confirm'; setup: Setup }
  /** The codes exist only in this page's memory and are lost with it. */
  | { name: 'codes'; codes: readonly string[] }

const REST: Step = { name: 'rest' }

/** The second factor: off, being set up, just turned on with its recovery codes, or on. */
export function SecondFactorPanel({ user }: { user: User }) {
  const [step, setStep] = useState<Step>(REST)
  const refresh = useRefreshUser()
  const finish = () => {
    setStep(REST)
    void refresh()
  }
  return (
    <Panel
      title="Dvoufázové ověření"
      Icon={ShieldCheck}
      id="dvoufazove-overeni"
      intro="Při přihlášení zadáte kromě hesla i&nbsp;kód z&nbsp;telefonu. Kdo by zjistil vaše heslo, stejně se nepřihlásí."
    >
      {step.name === 'confirm' ? (
        <ConfirmSetup
          setup={step.setup}
          onConfirmed={(codes) => setStep({ name: 'codes', codes })}
          onCancel={() => setStep(REST)}
        />
      ) : null}
      {step.name === 'codes' ? <RecoveryCodes codes={step.codes} onDone={finish} /> : null}
      {user.has_password ? null : <NeedsPassword />}
      {step.name === 'rest' && user.has_password && user.totp_enabled ? (
        <>
          <Notice tone="success">Dvoufázové ověření je zapnuté.</Notice>
          <TurnOff onDone={finish} />
        </>
      ) : null}
      {step.name === 'rest' && user.has_password && !user.totp_enabled ? (
        <StartSetup onStarted={(setup) => setStep({ name: 'confirm', setup })} />
      ) : null}
    </Panel>
  )
}

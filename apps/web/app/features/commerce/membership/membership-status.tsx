import type { OwnPremium, Subscription } from '@zivina/contract/commerce/own-subscription'
import { dayText } from '#app/kit/text/dates.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { ChangeCardButton } from './change-card-button.tsx'
import { renewalTexts, runningText } from './membership-words.ts'
import { TrialButton } from './trial-button.tsx'
import { useShowPremium } from './use-own-premium.ts'

/** What the user has of premium until when, what renews it, and what can be done about it. */
export function MembershipStatus({ premium }: { premium: OwnPremium }) {
  const { subscription } = premium
  return (
    <div className="flex flex-col gap-4">
      <div className="flex max-w-text flex-col gap-2">
        <p className="font-semibold text-heading">
          {premium.is_premium ? runningText(premium) : 'Teď máte bezplatný účet.'}
        </p>
        {subscription === null ? null : renewalTexts(subscription).map((text) => <p key={text}>{text}</p>)}
        {premium.is_premium && subscription === null ? <p>Samo se neobnoví: nic dalšího nestrhneme.</p> : null}
        {premium.plan === 'premium plus' ? <Consultation /> : null}
        {premium.trial_available && !premium.is_premium ? (
          <p>Premium si můžete vyzkoušet: bez karty, jednou, a{'\u00a0'}po týdnu skončí samo.</p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {premium.trial_available && !premium.is_premium ? <TrialButton /> : null}
        {subscription === null ? null : <SubscriptionActions subscription={subscription} />}
      </div>
    </div>
  )
}

function Consultation() {
  return (
    <p>
      Termín vstupní konzultace si domluvte přes{' '}
      <a href="/kontakt" className="font-semibold text-brand-strong underline">
        kontaktní formulář
      </a>
      , ozveme se vám s{'\u00a0'}nabídkou dnů.
    </p>
  )
}

function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const { api } = useAccount()
  const show = useShowPremium()
  const { next, abilities, paid_until } = subscription
  const keepPlan = async () => {
    show(await api('PATCH /subscription', { body: { next_service: null } }))
    showSnackbar('Předplatné zůstává, jak je.', 'success')
  }
  const cancel = async () => {
    show(await api('POST /subscription/cancel', { body: {} }))
    showSnackbar(`Obnovování je zrušené. Premium máte do ${dayText(paid_until)}.`, 'success')
  }
  return (
    <>
      {next === null ? null : <ActionButton run={keepPlan}>Zůstat u{'\u00a0'}současného</ActionButton>}
      {abilities.can_change_card ? <ChangeCardButton card={subscription.card} /> : null}
      {abilities.can_cancel ? (
        <ConfirmButton
          label="Zrušit obnovování"
          title="Zrušit obnovování Premium?"
          action={{ label: 'Zrušit obnovování', pendingLabel: 'Ruším…', run: cancel }}
          keepLabel="Nechat běžet"
        >
          Premium vám zůstane do {dayText(paid_until)}, potom skončí a{'\u00a0'}nic dalšího nestrhneme. Jídelníčky,
          seznamy a{'\u00a0'}úpravy receptů zůstanou uložené.
        </ConfirmButton>
      ) : null}
    </>
  )
}

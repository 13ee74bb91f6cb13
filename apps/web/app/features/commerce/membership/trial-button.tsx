import { TRIAL_DAYS } from '@zivina/contract/commerce/limits'
import { dayText } from '#app/kit/text/dates.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { useRightsChanged } from './use-own-premium.ts'

/** Begins the trial: once for an account, without a card. */
export function TrialButton() {
  const { api } = useAccount()
  const rightsChanged = useRightsChanged()
  const begin = async () => {
    const { expiry_date } = await api('POST /trial', { body: {} })
    await rightsChanged()
    const until = expiry_date === null ? '' : ` do ${dayText(expiry_date)}`
    showSnackbar(`Premium máte na zkoušku${until}. Potom skončí samo.`, 'success')
  }
  return (
    <ActionButton variant="brand" run={begin} pendingLabel="Zapínám…">
      Vyzkoušet {TRIAL_DAYS} dní zdarma
    </ActionButton>
  )
}

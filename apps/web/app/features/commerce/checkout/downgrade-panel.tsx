import type { OrderPreview } from '@zivina/contract/commerce/orders'
import { tied } from '@zivina/contract/kernel/typography'
import { useNavigate } from 'react-router'
import { dayText } from '#app/kit/text/dates.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { MEMBERSHIP_PATH } from '../paths.ts'

/** Chooses a cheaper plan, which begins once the paid period is over: there is nothing to pay now. */
export function DowngradePanel({ preview: { service, begins } }: { preview: OrderPreview }) {
  const { api } = useAccount()
  const navigate = useNavigate()
  const change = async () => {
    await api('PATCH /subscription', { body: { next_service: service.guid } })
    showSnackbar(`${tied(service.name)} začne ${dayText(begins)}.`, 'success')
    await navigate(MEMBERSHIP_PATH)
  }
  return (
    <div className="flex flex-col gap-3">
      <ActionButton variant="accent" size="lg" className="w-full" run={change} pendingLabel="Ukládám…">
        Přejít od {dayText(begins)}
      </ActionButton>
      <p className="text-sm text-muted">Do té doby to můžete v{'\u00a0'}profilu vzít zpátky.</p>
    </div>
  )
}

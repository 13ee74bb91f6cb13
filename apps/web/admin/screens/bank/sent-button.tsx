import type { Money } from '@zivina/domain/money'
import { formatMoney } from '@zivina/domain/money'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'

type SentButtonProps = {
  /** Guid of the order. */
  order: string
  refund: { guid: string; amount: Money }
  reload: () => unknown
}

/** Says that a refund was sent from the bank; the buyer then gets the credit note. */
export function SentButton({ order, refund: { guid, amount }, reload }: SentButtonProps) {
  const send = async () => {
    const params = { guid: order, refund: guid }
    await sessionApi('POST /admin/order/{guid}/refund/{refund}/sent', { params, body: {} })
    await reload()
  }
  return (
    <ConfirmButton
      label="Peníze jsou odeslané"
      title={`Poslali jste ${formatMoney(amount)}?`}
      keepLabel="Ještě ne"
      action={{ label: 'Ano, odeslané', variant: 'brand', run: send }}
    >
      Potvrďte až ve chvíli, kdy jste peníze z{'\u00a0'}banky poslali. Kupujícímu odejde opravný doklad a{'\u00a0'}vzít
      zpět to nejde.
    </ConfirmButton>
  )
}

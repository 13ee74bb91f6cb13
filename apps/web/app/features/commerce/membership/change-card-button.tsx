import type { Subscription } from '@zivina/contract/commerce/own-subscription'
import { ORDER_LEAST_HALER } from '@zivina/domain/commerce/credit'
import { czk, formatMoney } from '@zivina/domain/money'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { confirmationPath } from '../paths.ts'

/** Gives the subscription another card, which the user pays a crown with at the gateway; the crown is sent back. */
export function ChangeCardButton({ card }: Pick<Subscription, 'card'>) {
  const { api } = useAccount()
  const change = async () => {
    // While one waits for its payment, the server answers that one.
    const order = await api('POST /subscription/card', { body: { guid: crypto.randomUUID() } })
    window.location.assign(order.gw_url ?? confirmationPath(order.guid))
  }
  return (
    <ConfirmButton
      label="Změnit kartu"
      title="Změnit kartu předplatného?"
      action={{ label: 'Pokračovat na bránu', pendingLabel: 'Otevírám bránu…', run: change }}
      keepLabel="Nechat současnou"
    >
      Na stránce platební brány zaplatíte novou kartou {formatMoney(czk(ORDER_LEAST_HALER))}, kterou hned vrátíme. Další
      platby pak strhneme z{'\u00a0'}ní{card === null ? '' : ` místo z\u00a0karty ${card.number}`}.
    </ConfirmButton>
  )
}

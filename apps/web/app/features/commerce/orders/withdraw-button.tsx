import type { CallOutput } from '@zivina/contract/client'
import type { Order } from '@zivina/contract/commerce/order'
import { formatMoney } from '@zivina/domain/money'
import { useState } from 'react'
import { dayText } from '#app/kit/text/dates.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { ConfirmDialog } from '#app/kit/ui/confirm-dialog.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { useRightsChanged } from '../membership/use-own-premium.ts'

type Withdrawal = CallOutput<'GET /order/{guid}/withdrawal'>

/** Withdrawing from an order in two steps: the first shows what is given back and when premium ends, the second does it. */
export function WithdrawButton({ order }: { order: Order }) {
  const { api } = useAccount()
  const rightsChanged = useRightsChanged()
  const [asked, setAsked] = useState<Withdrawal | null>(null)
  const params = { guid: order.guid }
  const ask = async () => setAsked(await api('GET /order/{guid}/withdrawal', { params }))
  const withdraw = async () => {
    if (asked === null) return
    await api('POST /order/{guid}/withdrawal', { params, body: { refund: asked.refund } })
    await rightsChanged()
    showSnackbar(`Odstoupili jste. ${formatMoney(asked.refund)} vracíme a\u00a0potvrzení posíláme e-mailem.`, 'success')
  }
  return (
    <>
      <ActionButton run={ask}>Odstoupit od smlouvy</ActionButton>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={`Odstoupit od objednávky ${order.number}?`}
        action={{ label: 'Odstoupit od smlouvy', pendingLabel: 'Odstupuji…', run: withdraw }}
        keepLabel="Nechat, jak je"
      >
        {asked === null ? null : <Consequences {...asked} order={order} />}
      </ConfirmDialog>
    </>
  )
}

/** What goes with the money, where it is not premium. */
const GOES: Partial<Record<Order['kind'], string>> = {
  gift: 'poukaz přestane platit',
  points: 'koupené body vám odečteme',
}

function Consequences({ refund, premium_until, order }: Withdrawal) {
  const goes = GOES[order.kind]
  if (goes !== undefined) {
    return (
      <>
        Vrátíme vám {formatMoney(refund)} stejnou cestou, jakou jste platili, a{'\u00a0'}
        {goes}. Důvod uvádět nemusíte.
      </>
    )
  }
  return (
    <>
      Vrátíme vám {formatMoney(refund)} stejnou cestou, jakou jste platili. Premium z{'\u00a0'}této objednávky hned
      skončí
      {premium_until === null ? '' : ` a\u00a0to, co máte odjinud, poběží do ${dayText(premium_until)}`}. Důvod uvádět
      nemusíte.
    </>
  )
}

import type { Order } from '@zivina/contract/commerce/order'
import { formatMoney } from '@zivina/domain/money'
import { Ban, CircleCheck, Clock, Undo2 } from 'lucide-react'
import { dayText } from '#app/kit/text/dates.ts'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { StateCard, type StateLook } from '#app/kit/ui/state-card.tsx'
import type { Value } from '#app/kit/ui/values.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { useSession } from '#app/session/tokens/use-session.ts'
import { confirmationPath } from '../paths.ts'
import { CheckButton } from './check-button.tsx'
import { daysText, doubtLabel, type OrderStage, stageLabel, stageOf } from './order-words.ts'
import { PayLink } from './pay-link.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

const LOOKS: Readonly<Record<OrderStage, StateLook>> = {
  CREATED: { Icon: Clock, style: 'text-heading' },
  AUTHORIZED: { Icon: Clock, style: 'text-heading' },
  PAID: { Icon: CircleCheck, style: 'text-brand' },
  CANCELED: { Icon: Ban, style: 'text-muted' },
  TIMEOUTED: { Icon: Ban, style: 'text-muted' },
  PARTIALLY_REFUNDED: { Icon: Undo2, style: 'text-muted' },
  REFUNDED: { Icon: Undo2, style: 'text-muted' },
  REPLACED: { Icon: Ban, style: 'text-muted' },
  WITHDRAWN: { Icon: Undo2, style: 'text-muted' },
}
/** Stages in which money may have gone without premium having come. */
const DOUBTFUL: readonly OrderStage[] = ['CREATED', 'AUTHORIZED', 'CANCELED', 'TIMEOUTED']

/** One order: what, for how much, what became of it, and what can be done about it. */
export function OrderCard({ order }: { order: Order }) {
  const is_premium = useSession()?.is_premium ?? false
  const { isLooking = false } = useAccount()
  const stage = stageOf(order)
  const isOfPremium = order.kind !== 'card' && order.kind !== 'counselling'
  const isDoubtful =
    isOfPremium &&
    order.payment_method === 'card' &&
    (DOUBTFUL.includes(stage) || (stage === 'PAID' && order.kind !== 'gift' && order.kind !== 'points' && !is_premium))
  return (
    <StateCard
      className="rounded-card border border-line p-4 sm:p-5"
      level="h3"
      title={order.service.name}
      aside={formatMoney(order.amount)}
      look={LOOKS[stage]}
      state={stageLabel(order)}
      facts={factsOf(order)}
      actions={
        <>
          <PayLink order={order}>Zaplatit</PayLink>
          {order.transfer === null ? null : (
            <LinkButton href={confirmationPath(order.guid)} variant="accent">
              Údaje k{'\u00a0'}platbě
            </LinkButton>
          )}
          {order.withdrawal_until === null ? null : <WithdrawButton order={order} />}
          <CheckButton order={order} isOffered={isDoubtful && !isLooking} label={doubtLabel(order)} />
        </>
      }
    />
  )
}

function factsOf(order: Order): readonly Value[] {
  const { voucher, credit, discount, discount_code, refunded, withdrawal_until } = order
  return [
    ['Objednávka', `${order.number} z\u00a0${dayText(order.created_at)}`],
    ['Premium', daysText(order)],
    ['Kód poukazu', voucher?.code ?? null],
    ['Poukaz', voucher?.valid_until ? voucherText(voucher) : null],
    ['Započteno', credit.haler > 0 ? formatMoney(credit) : null],
    ['Sleva', discount_code === null ? null : `${formatMoney(discount)} s\u00a0kódem ${discount_code}`],
    ['Vráceno', refunded.haler > 0 ? formatMoney(refunded) : null],
    ['Odstoupit lze do', withdrawal_until && dayText(withdrawal_until)],
  ]
}

function voucherText({ is_redeemed, valid_until }: NonNullable<Order['voucher']>): string {
  return is_redeemed ? 'uplatněný' : `platí do ${dayText(valid_until ?? '')}`
}

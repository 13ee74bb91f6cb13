import type { Order } from '@zivina/contract/commerce/order'
import { tied } from '@zivina/contract/kernel/typography'
import { formatMoney } from '@zivina/domain/money'
import { Ban, CircleCheck, Clock, type LucideIcon, Undo2 } from 'lucide-react'
import { dayText } from '#app/kit/text/dates.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { useSession } from '#app/session/tokens/use-session.ts'
import { CheckButton } from './check-button.tsx'
import { daysText, doubtLabel, type OrderStage, stageLabel, stageOf } from './order-words.ts'
import { PayLink } from './pay-link.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

const LOOKS: Record<OrderStage, { Icon: LucideIcon; style: string }> = {
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
  const stage = stageOf(order)
  const { Icon, style } = LOOKS[stage]
  const days = daysText(order)
  const isOfPremium = order.kind !== 'card' && order.kind !== 'counselling'
  const isDoubtful =
    isOfPremium && (DOUBTFUL.includes(stage) || (stage === 'PAID' && order.kind !== 'gift' && !is_premium))
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">{tied(order.service.name)}</h3>
        <p className="figures font-semibold">{formatMoney(order.amount)}</p>
      </div>
      <p className={cn('flex items-center gap-2 font-medium', style)}>
        <Icon className="size-5 shrink-0" aria-hidden />
        {stageLabel(order)}
      </p>
      <dl className="figures grid gap-x-4 gap-y-1 text-muted sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Fact term="Objednávka" text={`${order.number} z\u00a0${dayText(order.created_at)}`} />
        {days === '' ? null : <Fact term="Premium" text={days} />}
        {order.voucher?.code ? <Fact term="Kód poukazu" text={order.voucher.code} /> : null}
        {order.voucher?.valid_until ? <Fact term="Poukaz" text={voucherText(order.voucher)} /> : null}
        {order.credit.haler > 0 ? <Fact term="Započteno" text={formatMoney(order.credit)} /> : null}
        {order.discount_code === null ? null : (
          <Fact term="Sleva" text={`${formatMoney(order.discount)} s\u00a0kódem ${order.discount_code}`} />
        )}
        {order.refunded.haler > 0 ? <Fact term="Vráceno" text={formatMoney(order.refunded)} /> : null}
        {order.withdrawal_until === null ? null : (
          <Fact term="Odstoupit lze do" text={dayText(order.withdrawal_until)} />
        )}
      </dl>
      <div className="flex flex-wrap items-start gap-3 empty:hidden">
        <PayLink order={order}>Zaplatit</PayLink>
        {order.withdrawal_until === null ? null : <WithdrawButton order={order} />}
        <CheckButton order={order} isOffered={isDoubtful} label={doubtLabel(order)} />
      </div>
    </article>
  )
}

function voucherText({ is_redeemed, valid_until }: NonNullable<Order['voucher']>): string {
  return is_redeemed ? 'uplatněný' : `platí do ${dayText(valid_until ?? '')}`
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className="text-text max-sm:mb-1">{text}</dd>
    </>
  )
}

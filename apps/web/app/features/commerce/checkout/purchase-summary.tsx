import type { OrderPreview } from '@zivina/contract/commerce/orders'
import { tied } from '@zivina/contract/kernel/typography'
import { counted } from '@zivina/czech/plural'
import type { PaymentMethod } from '@zivina/domain/commerce/bank-transfers'
import { daysIn } from '@zivina/domain/commerce/periods'
import { formatMoney, type Money } from '@zivina/domain/money'
import type { ReactNode } from 'react'
import { dayText } from '#app/kit/text/dates.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { changeText, renewalText } from './change-words.ts'
import { DiscountField } from './discount-field.tsx'
import type { DiscountCode } from './use-discount-code.ts'

type PurchaseSummaryProps = {
  preview: OrderPreview
  /** What it cost when the page was opened, where that has changed meanwhile. */
  before: Money | null
  code: DiscountCode
  method: PaymentMethod
}

/** What is bought and for how much, and when it costs something again. */
export function PurchaseSummary({ preview, before, code, method }: PurchaseSummaryProps) {
  const { service, price, credit, begins, ends, change: kind } = preview
  const { amount, discount } = code
  const change = changeText(preview)
  return (
    <section
      aria-labelledby="co-kupujete"
      className="flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="co-kupujete" className="text-xl">
        {tied(service.name)}
      </h2>
      {change === null ? null : <p>{change}</p>}
      <dl className="figures flex flex-col gap-2">
        <Row term="Premium">{method === 'card' ? `${dayText(begins)} až ${dayText(ends)}` : daysText(preview)}</Row>
        {credit.haler > 0 || discount.haler > 0 ? <Row term="Cena">{formatMoney(price)}</Row> : null}
        {credit.haler > 0 ? <Row term="Nevyužité dny">−{formatMoney(credit)}</Row> : null}
        {discount.haler > 0 ? <Row term="Sleva na tuto platbu">−{formatMoney(discount)}</Row> : null}
        <Row term={method === 'card' ? 'Zaplatíte teď' : 'Zaplatíte převodem'} isSum>
          {before === null ? null : (
            <>
              <span className="sr-only">dříve </span>
              <s className="mr-2 text-base font-normal text-muted">{formatMoney(before)}</s>
            </>
          )}
          {formatMoney(amount)}
        </Row>
      </dl>
      <p className="text-sm text-muted">Cena je konečná, včetně DPH {service.vat_rate} %.</p>
      {kind === 'downgrade' ? null : <DiscountField of={code} />}
      <p className="max-w-text">
        {method === 'card' ? renewalText(preview) : 'Platíte jednou a\u00a0samo se to neobnoví.'}
      </p>
    </section>
  )
}

/** Days of premium that begin when the money arrives. */
function daysText({ begins, ends }: OrderPreview): string {
  const length = counted(daysIn({ begins, ends }), 'den', 'dny', 'dní')
  return `${length} od připsání platby`
}

type RowProps = { term: string; isSum?: boolean; children: ReactNode }

function Row({ term, isSum = false, children }: RowProps) {
  return (
    <div
      className={cn(
        'flex flex-wrap items-baseline justify-between gap-x-4',
        isSum && 'border-t border-line pt-3 font-semibold text-heading',
      )}
    >
      <dt>{term}</dt>
      <dd className={cn(isSum && 'font-heading text-2xl')}>{children}</dd>
    </div>
  )
}

import type { BankPayment } from '@zivina/contract/commerce/bank-payments'
import { dateText } from '#app/kit/text/date-text.ts'
import { amountText, payerText } from './bank-words.ts'

/** What came to our account for an order. */
export function BankPayments({ payments }: { payments: readonly BankPayment[] }) {
  if (payments.length === 0) return null
  return (
    <div>
      <h3 className="text-sm text-muted">Přišlo na účet</h3>
      <ul className="figures">
        {payments.map((payment) => (
          <li key={payment.guid} className="py-1 wrap-anywhere">
            {amountText(payment.amount, payment.currency)} · {dateText(payment.booked_on)}
            <span className="block text-muted">{payerText(payment)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

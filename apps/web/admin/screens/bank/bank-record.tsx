import type { BankPayment } from '@zivina/contract/commerce/bank-payments'
import type { BankDecision } from '@zivina/domain/commerce/bank-transfers'
import { accountOfIban } from '@zivina/domain/commerce/iban'
import { useState } from 'react'
import { Link } from 'react-router'
import { Record } from '#admin/kit/record/record.tsx'
import { dateText } from '#app/kit/text/date-text.ts'
import { momentText } from '#app/kit/text/dates.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { amountText, DECISION_WORDS, FINDING_WORDS, STATE_WORDS } from './bank-words.ts'
import { DecisionDialog } from './decision-dialog.tsx'

type BankRecordProps = { row: BankPayment; onChange: () => void }

/** One payment: what the bank says of it, what became of it, and what can be decided. */
export function BankRecord({ row, onChange }: BankRecordProps) {
  const [decision, setDecision] = useState<BankDecision | null>(null)
  const { order, return_due, returned_at, currency } = row
  return (
    <Record
      title={amountText(row.amount, currency)}
      actions={[]}
      fields={[
        ['Stav', STATE_WORDS[row.state]],
        ['Důvod', row.reason],
        ['Připsáno', dateText(row.booked_on)],
        ['Variabilní symbol', row.variable_symbol],
        ['Plátce', row.payer_name],
        ['Účet plátce', accountOfIban(row.payer_account)],
        ['Zpráva', row.message],
        ['Výpis', row.statement],
        ['Označení banky', row.reference],
        ['K\u00a0vrácení', return_due > 0 && returned_at === null ? amountText(return_due, currency) : null],
        ['Vráceno', returned_at && `${amountText(return_due, currency)}, ${momentText(returned_at)}`],
      ]}
      history={['bank_payment', row.guid]}
    >
      {row.finding === null || row.state !== 'open' ? null : (
        <p className="font-medium">{FINDING_WORDS[row.finding]}.</p>
      )}
      {order === null ? null : (
        <p>
          <Link to={`/billing/orders?search=${order.number}`} className="text-brand underline">
            Objednávka {order.number}
          </Link>
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {decisionsOn(row).map((each, at) => (
          <Button key={each} variant={at === 0 ? 'brand' : 'outline'} onClick={() => setDecision(each)}>
            {DECISION_WORDS[each].label}
          </Button>
        ))}
      </div>
      {decision === null ? null : (
        <DecisionDialog row={row} decision={decision} onSaved={onChange} onClose={() => setDecision(null)} />
      )}
    </Record>
  )
}

/** What can be decided of a payment, the usual first. */
function decisionsOn({ state, return_due, returned_at }: BankPayment): BankDecision[] {
  const sent: BankDecision[] = return_due > 0 && returned_at === null ? ['mark_returned'] : []
  if (state === 'open') return ['assign', 'return', 'set_aside']
  if (state === 'set_aside') return ['assign', 'return', 'reopen']
  return state === 'returning' ? [...sent, 'reopen'] : sent
}

import type { ManagedOrder } from '@zivina/contract/commerce/managed-orders'
import { KIND_WORDS, STATE_WORDS } from '@zivina/contract/commerce/order-words'
import { czk, formatMoney } from '@zivina/domain/money'
import { Link } from 'react-router'
import { History } from '#admin/kit/record/history.tsx'
import { Record } from '#admin/kit/record/record.tsx'
import { dateText } from '#app/kit/text/date-text.ts'
import { momentText } from '#app/kit/text/dates.ts'
import { FoldedMoney } from './money-section.tsx'
import { TRANSFER_WORDS } from './money-words.ts'

const LABELS = {
  state: 'Stav',
  withdrawn_at: 'Odstoupení',
  refund_due: 'K\u00a0vrácení',
  disputed_at: 'Spor o\u00a0platbu',
  refunded: 'Vráceno',
  charged_back: 'Vzala zpět banka',
  corrected: 'Opravený účetní pohyb',
}

const MONEY_FIELDS = ['refund_due', 'refunded', 'charged_back']

/** One order: who ordered what, its payment, the days it pays for, and what happened to it. */
export function OrderRecord({ row, onChange }: { row: ManagedOrder; onChange: () => void }) {
  const { guid, user, buyer, begins, ends, period, withdrawn_at, withdrawal_until, paid_at } = row
  const person = user && (
    <Link to={`/user/update/${user.guid}`} className="text-brand underline">
      {user.username}
    </Link>
  )
  return (
    <Record
      title={`Objednávka ${row.number}`}
      actions={[]}
      fields={[
        ['Stav', STATE_WORDS[row.state]],
        ['Služba', row.service.name],
        ['Druh', KIND_WORDS[row.kind]],
        ['Obnovení', period === null ? null : period === 'Monthly' ? 'každý měsíc' : 'každý rok'],
        ['Cena', formatMoney(row.price)],
        ['Sleva', row.discount_code === null ? null : `${formatMoney(row.discount)} s\u00a0kódem ${row.discount_code}`],
        ['Za dřívější dny', row.credit.haler === 0 ? null : formatMoney(row.credit)],
        ['K\u00a0zaplacení', `${formatMoney(row.amount)} včetně DPH ${row.vat_rate}\u00a0%`],
        ['Vráceno', row.refunded.haler === 0 ? null : formatMoney(row.refunded)],
        ['Objednáno', momentText(row.created_at)],
        ['Zaplaceno', paid_at && momentText(paid_at)],
        ['Dny členství', begins && ends && `${dateText(begins)} – ${dateText(ends)}`],
        ['Odstoupit lze do', withdrawal_until && dateText(withdrawal_until)],
        ['Odstoupeno', withdrawn_at && momentText(withdrawn_at)],
        ['Platí se', row.payment_method === 'transfer' ? 'převodem na účet' : null],
        ['Zaplatit do', row.transfer && dateText(row.transfer.pay_until)],
        ['Platba u\u00a0brány', row.payment_id],
        ['Podmínky', row.terms_version],
        ['Účet', person ?? 'smazaný'],
      ]}
    >
      {buyer === null ? (
        <p className="text-muted">Údaje kupujícího se smazaly s&nbsp;jeho účtem.</p>
      ) : (
        <address className="rounded-card bg-sunken p-4 not-italic wrap-anywhere">
          {[
            buyer.company_name,
            buyer.full_name,
            buyer.street,
            `${buyer.postal_code} ${buyer.city}`,
            buyer.country,
            buyer.ico && `IČO ${buyer.ico}`,
            buyer.dic && `DIČ ${buyer.dic}`,
            buyer.email,
          ]
            .filter(Boolean)
            .map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
        </address>
      )}
      <FoldedMoney key={`penize ${guid}`} guid={guid} onChange={onChange} />
      <section aria-label="Historie">
        <h3 className="font-semibold">Historie</h3>
        <History key={guid} noun="order" guid={guid} labels={LABELS} textOf={valueText} />
      </section>
    </Record>
  )
}

function valueText(field: string, value: unknown): string {
  if (MONEY_FIELDS.includes(field) && typeof value === 'number') return formatMoney(czk(value))
  if (typeof value !== 'string') return '–'
  if (field === 'withdrawn_at' || field === 'disputed_at') return momentText(value)
  if (field === 'corrected' && value in TRANSFER_WORDS) return TRANSFER_WORDS[value as keyof typeof TRANSFER_WORDS]
  return value in STATE_WORDS ? STATE_WORDS[value as keyof typeof STATE_WORDS] : value
}

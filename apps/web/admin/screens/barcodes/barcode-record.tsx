import { CARRIER_LABELS, carrierSource } from '@zivina/contract/catalogue/barcode-carriers'
import type { BarcodeRow } from '@zivina/contract/catalogue/products'
import { formatNumber } from '@zivina/czech/format-number'
import { PRODUCT_ATTRIBUTION } from '@zivina/domain/catalogue/products/attribution'
import { Record, type RecordAction } from '#admin/kit/record/record.tsx'
import { momentText } from '#app/kit/text/dates.ts'

/** One barcode with what carries it. */
export function BarcodeRecord({ row, actions }: { row: BarcodeRow; actions: readonly RecordAction[] }) {
  const { name, barcode, kind, source, fault_count, created_at } = row
  return (
    <Record
      title={name}
      actions={actions}
      fields={[
        ['Kód', barcode],
        ['Co ho nese', CARRIER_LABELS[kind]],
        ['Zdroj', carrierSource(source)],
        [kind === 'product' ? 'Načteno' : 'Přidáno', momentText(created_at)],
        ['Chybných údajů', fault_count > 0 ? formatNumber(fault_count, 0) : null],
      ]}
    >
      {kind === 'product' ? (
        <p>
          <a href={`${PRODUCT_ATTRIBUTION.url}product/${barcode}`} rel="noopener" className="text-brand underline">
            Zobrazit v&nbsp;Open Food Facts
          </a>
          <span className="block text-sm text-muted">{PRODUCT_ATTRIBUTION.text}</span>
        </p>
      ) : (
        <p className="text-muted">Kód má surovina Živiny. Odebráním kódu surovina nezmizí.</p>
      )}
    </Record>
  )
}

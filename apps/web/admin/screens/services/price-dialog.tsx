import { useQueryClient } from '@tanstack/react-query'
import type { Service } from '@zivina/contract/commerce/services'
import { GRANT_REASON_MAX, GRANT_REASON_MIN, HALER_MAX } from '@zivina/contract/kernel/limits'
import { calendarDay } from '@zivina/domain/calendar-day'
import { czk } from '@zivina/domain/money'
import { useMemo } from 'react'
import { RecordDialog } from '#admin/kit/record/record-dialog.tsx'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { maxLength, minLength, required, whole } from '#app/kit/form/rules.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

/** A new price as it is typed, in crowns. */
type TypedPrice = { price: number; vat_rate: number; valid_from: string; reason: string }

const TABLE: FieldTable<TypedPrice> = {
  price: {
    label: 'Cena v\u00a0Kč',
    hint: 'Včetně DPH.',
    as: 'figure',
    decimals: 2,
    range: { min: 0.01, max: HALER_MAX / 100 },
    rules: [required],
  },
  vat_rate: { label: 'DPH v\u00a0%', as: 'figure', range: { min: 0, max: 100 }, rules: [required, whole] },
  valid_from: { label: 'Platí od', hint: 'Dnes, nebo později.', look: { type: 'date' }, rules: [required] },
  reason: {
    label: 'Důvod',
    hint: 'Zůstane v\u00a0historii ceny.',
    className: 'sm:col-span-2',
    look: { maxLength: GRANT_REASON_MAX },
    rules: [required, minLength(GRANT_REASON_MIN), maxLength(GRANT_REASON_MAX)],
  },
}

type PriceDialogProps = { service: Service; reload: () => void; onClose: () => void }

/** Gives a service another price from a day on. The same day again takes the place of what was planned for it. */
export function PriceDialog({ service: { guid, name, price, vat_rate }, reload, onClose }: PriceDialogProps) {
  const client = useQueryClient()
  const record = useMemo(
    () => ({ price: price / 100, vat_rate, valid_from: calendarDay(new Date()) }),
    [price, vat_rate],
  )
  return (
    <RecordDialog<TypedPrice>
      title={`Nová cena: ${name}`}
      table={TABLE}
      record={record}
      label="Uložit cenu"
      saved="Nová cena je uložená."
      onClose={onClose}
      submit={async ({ price, ...rest }) => {
        const body = { ...rest, price: czk(Math.round(price * 100)) }
        await sessionApi('PATCH /admin/service/{guid}', { params: { guid }, body })
        reload()
        void client.invalidateQueries({ queryKey: ['GET /admin/history/{noun}/{guid}', 'service', guid] })
      }}
    />
  )
}

import type { BarcodeRow } from '@zivina/contract/catalogue/products'
import { useState } from 'react'
import { ListSelect } from '#admin/kit/list/list-select.tsx'
import { ManagedList } from '#admin/kit/list/managed-list.tsx'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { useManagedList } from '#admin/kit/list/use-managed-list.ts'
import { ConfirmDialog } from '#app/kit/ui/confirm-dialog.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { BarcodeRecord } from './barcode-record.tsx'
import { BARCODE_COLUMNS } from './columns.tsx'

const DEFAULTS = { search: '', kind: '' } as const satisfies ListDefaults<'GET /barcode'>
const KINDS = [
  ['', 'Suroviny i\u00a0produkty'],
  ['ingredient', 'Jen suroviny'],
  ['product', 'Jen produkty'],
] as const
const WORDS = { search: 'Hledat kód nebo název', nothing: 'Žádný kód zatím nic nenese.', record: 'Čárový kód' }

/** A food may carry several codes: a row is told by its code too. */
const keyOf = ({ guid, barcode }: BarcodeRow) => `${guid} ${barcode}`

const nameOf = (rows: readonly BarcodeRow[]) => rows.map(({ name, barcode }) => `${name}, ${barcode}`).join('; ')

/** All barcodes with what carries them. One can be removed, and then no import brings it back. */
export function BarcodeManager() {
  const list = useList('GET /barcode', DEFAULTS, keyOf)
  const managed = useManagedList({ list })
  const [leaving, setLeaving] = useState<BarcodeRow | null>(null)
  return (
    <ManagedList
      title="Čárové kódy"
      managed={managed}
      columns={BARCODE_COLUMNS}
      nameOf={nameOf}
      words={WORDS}
      filters={<ListSelect list={list} name="kind" label="Co kód nese" choices={KINDS} />}
      actionsOn={([row]) =>
        row ? [{ label: 'Odebrat kód', key: 'Delete', variant: 'danger', run: () => setLeaving(row) }] : []
      }
      record={(row, actions) => <BarcodeRecord row={row} actions={actions} />}
    >
      <Removal row={leaving} onClose={() => setLeaving(null)} onRemoved={list.retry} />
    </ManagedList>
  )
}

type RemovalProps = { row: BarcodeRow | null; onClose: () => void; onRemoved: () => void }

/** Asks first: a removed code stays away from later imports. */
function Removal({ row, onClose, onRemoved }: RemovalProps) {
  const remove = async () => {
    if (row === null) return
    await sessionApi('DELETE /barcode/{barcode}', { params: { barcode: row.barcode } })
    showSnackbar(`Kód ${row.barcode} je odebraný.`, 'success')
    onRemoved()
  }
  return (
    <ConfirmDialog
      open={row !== null}
      onClose={onClose}
      title={`Odebrat kód ${row?.barcode ?? ''}?`}
      action={{ label: 'Odebrat kód', pendingLabel: 'Odebírám…', run: remove }}
      keepLabel="Ponechat"
    >
      Zmizí ze všech surovin i&nbsp;s&nbsp;produktem „{row?.name}“. Import ani skenování ho nevrátí.
    </ConfirmDialog>
  )
}

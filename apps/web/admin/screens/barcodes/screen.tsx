import type { BarcodeRow } from '@zivina/contract/catalogue/products'
import { useMemo, useState } from 'react'
import { DataTable } from '#admin/kit/data-table.tsx'
import { Failure } from '#admin/kit/failure.tsx'
import { useKeys } from '#admin/kit/keys.ts'
import { ListSearch } from '#admin/kit/list-search.tsx'
import { ListSelect } from '#admin/kit/list-select.tsx'
import { Pager } from '#admin/kit/pager.tsx'
import type { RecordAction } from '#admin/kit/record.tsx'
import { RecordPlace } from '#admin/kit/record-place.tsx'
import { focusRow, useCursor } from '#admin/kit/use-cursor.ts'
import { type ListDefaults, useList } from '#admin/kit/use-list.ts'
import { useTitle } from '#admin/kit/use-title.ts'
import { Button } from '#app/kit/ui/button.tsx'
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
const TITLE = 'Čárové kódy'

/** All barcodes with what carries them. One can be removed, and then no import brings it back. */
export function BarcodeManager() {
  useTitle(TITLE)
  const list = useList('GET /barcode', DEFAULTS)
  // A food may carry several codes: a row is told by its code too.
  const rows = useMemo(() => list.rows.map((row) => ({ ...row, guid: `${row.guid} ${row.barcode}` })), [list.rows])
  const cursor = useCursor(rows)
  const [isOpen, setIsOpen] = useState(false)
  const [leaving, setLeaving] = useState<BarcodeRow | null>(null)
  const { active } = cursor
  useKeys([{ keys: ['Delete'], label: 'Odebrat kód', run: () => setLeaving(active) }])
  const removal = (row: BarcodeRow): RecordAction => ({
    label: 'Odebrat kód',
    key: 'Delete',
    variant: 'danger',
    run: () => setLeaving(row),
  })
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_28rem]">
      <div className="flex min-w-0 flex-col gap-3 px-4 py-4 md:px-6">
        <div className="flex items-center justify-between gap-3">
          <h1 className="text-2xl">{TITLE}</h1>
          <Pager list={list} shown={rows.length} />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <ListSearch list={list} label="Hledat kód nebo název" onLeave={() => active && focusRow(active.guid)} />
          <ListSelect list={list} name="kind" label="Co kód nese" choices={KINDS} />
        </div>
        {list.failure ? <Failure failure={list.failure} onRetry={list.retry} /> : null}
        <DataTable
          label={TITLE}
          columns={BARCODE_COLUMNS}
          list={list}
          rows={rows}
          active={active}
          nameOf={({ name, barcode }) => `${name}, ${barcode}`}
          onOpen={({ guid }) => {
            cursor.put(guid)
            setIsOpen(true)
          }}
          empty={<Nothing isFiltered={list.isFiltered} onReset={list.reset} />}
        />
      </div>
      <RecordPlace label="Čárový kód" open={isOpen && active !== null} onClose={() => setIsOpen(false)}>
        {active ? (
          <BarcodeRecord row={active} actions={[removal(active)]} />
        ) : (
          <p className="text-muted">{list.isLoaded ? 'Není co ukázat.' : 'Načítám…'}</p>
        )}
      </RecordPlace>
      <Removal row={leaving} onClose={() => setLeaving(null)} onRemoved={list.retry} />
    </div>
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

function Nothing({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  if (!isFiltered) return <p>Žádný kód zatím nic nenese.</p>
  return (
    <div className="flex flex-col items-center gap-3">
      <p>Takovým přáním nic neodpovídá.</p>
      <Button onClick={onReset}>Zrušit filtry</Button>
    </div>
  )
}

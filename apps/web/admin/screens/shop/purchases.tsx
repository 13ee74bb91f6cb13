import type { ManagedPurchase } from '@zivina/contract/commerce/shop'
import { counted } from '@zivina/czech/plural'
import { Link } from 'react-router'
import { sayOutcome } from '#admin/kit/decisions/say-outcome.ts'
import { sendEach } from '#admin/kit/decisions/send-each.ts'
import { ListSelect } from '#admin/kit/list/list-select.tsx'
import { ManagedList } from '#admin/kit/list/managed-list.tsx'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { useManagedList } from '#admin/kit/list/use-managed-list.ts'
import { Record, type RecordAction } from '#admin/kit/record/record.tsx'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { momentText } from '#app/kit/text/dates.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { buyerOf, PURCHASE_COLUMNS } from './purchase-columns.tsx'
import { pointsText } from './shop-words.ts'

const DEFAULTS = { handed_over: 'false' } as const satisfies ListDefaults<'GET /admin/purchased_shop_items'>
const CHOICES = [
  ['false', 'Čekají na předání'],
  ['true', 'Předané'],
  ['', 'Všechny nákupy'],
] as const
const WORDS = { nothing: 'Nic nečeká na předání.', record: 'Nákup' }
const nameOf = (rows: readonly ManagedPurchase[]) =>
  rows.length === 1
    ? rows.map((row) => `${row.item_name}, ${buyerOf(row)}`).join()
    : counted(rows.length, 'nákup', 'nákupy', 'nákupů')

/** What people bought for points. It is handed over one by one or many at once, and that can be taken back. */
export function ShopPurchases() {
  const list = useList('GET /admin/purchased_shop_items', DEFAULTS)
  const managed = useManagedList({ list })
  const mark = async (rows: readonly ManagedPurchase[], handed_over: boolean) => {
    const send = ({ guid }: ManagedPurchase) =>
      sessionApi('PATCH /admin/purchased_shop_items/{guid}', { params: { guid }, body: { handed_over } })
    try {
      const { changed } = await sendEach(rows, send)
      sayOutcome({
        rows,
        changed,
        nameOf,
        say: (done) => `${handed_over ? 'Předáno' : 'Čeká na předání'}: ${nameOf(done)}.`,
        undo: (done) => ({ label: 'Zpět', run: () => void mark(done, !handed_over) }),
      })
    } catch (failure) {
      sayFailure(failure)
    }
    managed.selection.clear()
    list.retry()
  }
  return (
    <ManagedList
      title="Nákupy za body"
      managed={managed}
      columns={PURCHASE_COLUMNS}
      nameOf={nameOf}
      words={WORDS}
      isBulk
      firstFilters={<ListSelect list={list} name="handed_over" label="Předání" choices={CHOICES} />}
      actionsOn={(rows) => {
        const waiting = rows.filter(({ handed_over_at }) => handed_over_at === null)
        if (rows.length === 0) return []
        return waiting.length > 0
          ? [{ label: 'Předáno', key: 'p', variant: 'brand', run: () => void mark(waiting, true) }]
          : [{ label: 'Vrátit mezi čekající', key: 'b', variant: 'outline', run: () => void mark(rows, false) }]
      }}
      record={(row, actions) => <Purchase row={row} actions={actions} />}
    />
  )
}

function Purchase({ row, actions }: { row: ManagedPurchase; actions: readonly RecordAction[] }) {
  const { user, points, created_at, handed_over_at } = row
  const person = user && (
    <Link to={`/user/update/${user.guid}`} className="text-brand underline">
      {user.username}
    </Link>
  )
  return (
    <Record
      title={row.item_name}
      actions={actions}
      fields={[
        ['Účet', person ?? 'smazaný účet'],
        ['Cena', pointsText(points)],
        ['Koupeno', momentText(created_at)],
        ['Předáno', handed_over_at ? momentText(handed_over_at) : 'čeká na předání'],
      ]}
    >
      {null}
    </Record>
  )
}

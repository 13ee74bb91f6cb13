import type { ManagedShopItem } from '@zivina/contract/commerce/shop'
import { formatNumber } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
import { useState } from 'react'
import { ManagedList } from '#admin/kit/list/managed-list.tsx'
import { useList } from '#admin/kit/list/use-list.ts'
import { useManagedList } from '#admin/kit/list/use-managed-list.ts'
import { FoldedHistory } from '#admin/kit/record/history.tsx'
import { Record } from '#admin/kit/record/record.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { ITEM_COLUMNS, seenText, stockText } from './item-columns.tsx'
import { ItemDialog, type ItemDialogKind } from './item-dialogs.tsx'
import { Sales } from './sales.tsx'
import { CHANGED, pointsText } from './shop-words.ts'

const DEFAULTS = {}
const WORDS = { nothing: 'V\u00a0obchodě zatím nic není.', record: 'Položka obchodu' }
const nameOf = (rows: readonly ManagedShopItem[]) => rows.map(({ name }) => name).join(', ')

/** What points buy, with its sales. */
export function ShopItems() {
  const list = useList('GET /shop/admin', DEFAULTS)
  const managed = useManagedList({ list })
  const [dialog, setDialog] = useState<{ kind: ItemDialogKind; guid: string } | null>(null)
  return (
    <ManagedList
      title="Obchod za body"
      managed={managed}
      columns={ITEM_COLUMNS}
      nameOf={nameOf}
      words={WORDS}
      heading={
        <Button variant="brand" onClick={() => setDialog({ kind: 'new', guid: '' })}>
          Nová položka
        </Button>
      }
      actionsOn={([row]) =>
        row
          ? [
              {
                label: 'Upravit',
                key: 'e',
                variant: 'outline',
                run: () => setDialog({ kind: 'edit', guid: row.guid }),
              },
              {
                label: 'Nová akce',
                key: 's',
                variant: 'outline',
                run: () => setDialog({ kind: 'sale', guid: row.guid }),
              },
            ]
          : []
      }
      record={(row, actions) => (
        <Record
          title={row.name}
          actions={actions}
          fields={[
            ['Cena', pointsText(row.points)],
            ['Zbývá', stockText(row)],
            ['Premium', row.premium_days === null ? '–' : counted(row.premium_days, 'den', 'dny', 'dní')],
            ['Koupeno', formatNumber(row.sold, 0)],
            ['Stav', seenText(row)],
            ['Pořadí', formatNumber(row.position, 0)],
            ['Upraveno', momentText(row.updated_at)],
          ]}
        >
          {row.description === '' ? null : <p className="whitespace-pre-line wrap-anywhere">{row.description}</p>}
          <Sales of={row} reload={list.retry} />
          <FoldedHistory
            key={`${row.guid} ${row.updated_at} ${row.sales.length}`}
            noun="shop_item"
            guid={row.guid}
            labels={CHANGED}
          />
        </Record>
      )}
    >
      <ItemDialog
        kind={dialog?.kind ?? null}
        row={list.rows.find(({ guid }) => guid === dialog?.guid) ?? null}
        reload={list.retry}
        onClose={() => setDialog(null)}
      />
    </ManagedList>
  )
}

import type { ManagedShopItem } from '@zivina/contract/commerce/shop'
import { useMemo } from 'react'
import { RecordDialog } from '#admin/kit/record/record-dialog.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import {
  checkSale,
  EMPTY_ITEM,
  ITEM_TABLE,
  SALE_TABLE,
  type TypedItem,
  type TypedSale,
  typedItem,
} from './item-form.ts'

export type ItemDialogKind = 'new' | 'edit' | 'sale'
type DialogProps = { reload: () => void; onClose: () => void }
type RowProps = DialogProps & { row: ManagedShopItem }
const EMPTY_SALE: Partial<TypedSale> = {}

/** Creates an item, edits one, or puts one on sale. */
export function ItemDialog({
  kind,
  row,
  ...rest
}: DialogProps & { kind: ItemDialogKind | null; row: ManagedShopItem | null }) {
  if (kind === 'new') return <NewItem {...rest} />
  if (kind === null || row === null) return null
  return kind === 'sale' ? <NewSale row={row} {...rest} /> : <EditItem row={row} {...rest} />
}

function NewItem({ reload, onClose }: DialogProps) {
  return (
    <RecordDialog<TypedItem>
      title="Nová položka"
      table={ITEM_TABLE}
      record={EMPTY_ITEM}
      label="Založit položku"
      saved={'Položka je v\u00a0obchodě.'}
      onClose={onClose}
      submit={async (body) => {
        await sessionApi('POST /shop_item', { body })
        reload()
      }}
    />
  )
}

function EditItem({ row, reload, onClose }: RowProps) {
  const record = useMemo(() => typedItem(row), [row])
  const params = { guid: row.guid }
  const remove = async () => {
    await sessionApi('DELETE /shop_item/{guid}', { params })
    reload()
    onClose()
  }
  return (
    <RecordDialog<TypedItem>
      title={row.name}
      table={ITEM_TABLE}
      record={record}
      saved="Položka je uložená."
      reload={async () => reload()}
      onClose={onClose}
      submit={async (body) => {
        await sessionApi('PATCH /shop_item/{guid}', { params, body: { ...body, updated_at: row.updated_at } })
        reload()
      }}
      {...(row.sold > 0
        ? {}
        : {
            removal: {
              title: `Smazat položku ${row.name}?`,
              children: 'Nikdo ji zatím nekoupil. Zmizí i\u00a0se svými akcemi.',
              run: remove,
            },
          })}
    />
  )
}

function NewSale({ row, reload, onClose }: RowProps) {
  return (
    <RecordDialog<TypedSale>
      title={`Akce na ${row.name}`}
      table={SALE_TABLE}
      record={EMPTY_SALE}
      check={checkSale}
      label="Vyhlásit akci"
      saved="Akce je vyhlášená."
      onClose={onClose}
      submit={async ({ percent, begins, ends }) => {
        const times = { begins: new Date(begins).toISOString(), ends: new Date(ends).toISOString() }
        await sessionApi('POST /shop_sale', { body: { item: row.guid, percent, ...times } })
        reload()
      }}
    />
  )
}

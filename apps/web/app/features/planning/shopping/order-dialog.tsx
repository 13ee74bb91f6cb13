import { useQueryClient } from '@tanstack/react-query'
import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { useCallback, useRef, useState } from 'react'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { MovableRow } from '#app/kit/sortable/movable-row.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { useAccount } from '#app/session/account/account-context.ts'

type Category = ShoppingList['categories'][number]
type OrderDialogProps = { categories: readonly Category[]; onClose: () => void }

/** The departments in the order in which one walks through the shop; moved by their handles, with keys too. */
export default function OrderDialog({ categories, onClose }: OrderDialogProps) {
  const { api } = useAccount()
  const client = useQueryClient()
  const [order, setOrder] = useState(categories)
  const sent = useRef<Promise<unknown>>(Promise.resolve())
  const move = useCallback(
    (guid: string, place: number) =>
      setOrder((before) => {
        const moved = before.find((one) => one.guid === guid)
        if (!moved || place < 0 || place >= before.length) return before
        const rest = before.filter((one) => one !== moved)
        return [...rest.slice(0, place), moved, ...rest.slice(place)]
      }),
    [],
  )
  const save = () => {
    const body = { categories: order.map(({ guid }) => guid) }
    sent.current = sent.current
      .then(() => api('PATCH /shopping_list/order', { body }))
      .then(() => client.invalidateQueries({ queryKey: ['shopping-list'] }), sayFailure)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Pořadí v&nbsp;obchodě"
      side="bottom"
      footer={
        <Button variant="accent" onClick={save}>
          Uložit pořadí
        </Button>
      }
    >
      <ol aria-label="Oddělení" className="flex flex-col p-3">
        {order.map((category, place) => (
          <OrderRow key={category.guid} category={category} place={place} onMove={move} />
        ))}
      </ol>
    </Dialog>
  )
}

type OrderRowProps = { category: Category; place: number; onMove: (guid: string, place: number) => void }

function OrderRow({ category: { guid, name }, place, onMove }: OrderRowProps) {
  return (
    <MovableRow
      list="departments"
      id={guid}
      name={name}
      place={place}
      onMove={onMove}
      className="flex min-h-12 items-center gap-2 border-b border-line"
    >
      {(handle) => (
        <>
          {handle}
          {name}
        </>
      )}
    </MovableRow>
  )
}

import { Fragment, type ReactNode } from 'react'

type InOrderProps<Item> = { items: readonly Item[]; children: (item: Item, place: number) => ReactNode }

/** Renders parts of a text: they have no identity and never change their order, so the index is the key. */
export function InOrder<Item>({ items, children }: InOrderProps<Item>) {
  return items.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity and never change their order.
    <Fragment key={place}>{children(item, place)}</Fragment>
  ))
}

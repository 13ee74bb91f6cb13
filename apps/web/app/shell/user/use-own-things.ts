import { type Removal, useDelayedRemoval } from '#app/session/account/use-delayed-removal.ts'
import { type OwnListSource, useOwnList } from '#app/session/account/use-own-list.ts'

/** Own things of one kind: how they are read, and how one of them is deleted. */
export type OwnThings<Item> = OwnListSource<Item> & Removal<Item>

/**
 * Own things as a list without those that are being deleted, which can be taken back for a moment.
 * @param things the same object at every render
 */
export function useOwnThings<Item extends { guid: string }>(things: OwnThings<Item>) {
  const list = useOwnList(things)
  const { removed, remove } = useDelayedRemoval(things)
  const items = list.items.filter(({ guid }) => !removed.has(guid))
  return { list: { ...list, items, count: list.count - (list.items.length - items.length) }, remove }
}

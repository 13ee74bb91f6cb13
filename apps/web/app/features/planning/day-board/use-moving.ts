import { type KeyboardEvent, useState } from 'react'
import { type Ground, type Item, isSamePlace, type Place } from './places.ts'
import { useCarry } from './use-carry.ts'

type MovingOptions<One extends Item> = {
  ground: Ground<One>
  itemIn: (guid: string) => One | undefined
  move: (item: One, place: Place) => void
  /** Called with the day an item is carried to: a view of one day follows it. */
  onDay: (day: string) => void
  /** What a move to another day would make of both days, in words; nothing where there is no more to say. */
  describe?: (item: One, place: Place) => string
  /** What other keys do while an item has the focus. */
  actions: Partial<Record<ItemAction, (item: One) => void>>
}
type ItemAction = 'open' | 'move' | 'swap' | 'pin' | 'remove'

const ITEM_KEYS: Readonly<Record<string, ItemAction>> = {
  Enter: 'open',
  m: 'move',
  x: 'swap',
  p: 'pin',
  Delete: 'remove',
}

/** How the parts of a board move its items. */
export type Moves<One extends Item> = {
  /** Of the item that keys carry. */
  carried: string | null
  onItemKey: (event: KeyboardEvent, item: One) => void
  drop: (guid: string, place: Place) => void
  /** Into the same meal of another day. */
  dropOnDay: (guid: string, day: string) => void
  /** A pointer drags an item over a place; null: over none any more. */
  hover: (guid: string, place: Place | null) => void
  hoverDay: (guid: string, day: string | null) => void
}

/**
 * Moves the items of a board by a pointer and by keys. `placed` is what keys carry, to be shown as if it were put down; `hovered` is what a pointer
 * drags, which stays where it is until it is dropped.
 */
export function useMoving<One extends Item>(options: MovingOptions<One>) {
  const { ground, itemIn, move, onDay, actions, describe } = options
  const [hovered, setHovered] = useState<{ item: One; place: Place } | null>(null)
  const put = (item: One, place: Place) => {
    if (!isSamePlace(ground, item, place)) move(item, place)
  }
  const { onKey, carried, ...carrying } = useCarry({ ground, drop: put, onDay, describe })
  const dayPlace = (item: One, day: string): Place => ({ ...ground.spotOf(item), day, before: null })
  const hover = (guid: string, place: Place | null) => {
    const item = itemIn(guid)
    setHovered(item && place && !isSamePlace(ground, item, place) ? { item, place } : null)
  }
  const moves: Moves<One> = {
    carried,
    onItemKey: (event, item) => {
      if (onKey(event, item) || event.ctrlKey || event.metaKey || event.altKey) return
      const action = ITEM_KEYS[event.key]
      const act = action && actions[action]
      if (act === undefined) return
      event.preventDefault()
      act(item)
    },
    drop: (guid, place) => {
      const item = itemIn(guid)
      if (item) put(item, place)
    },
    dropOnDay: (guid, day) => {
      const item = itemIn(guid)
      if (item) put(item, dayPlace(item, day))
    },
    hover,
    hoverDay: (guid, day) => {
      const item = itemIn(guid)
      hover(guid, item && day !== null ? dayPlace(item, day) : null)
    },
  }
  return { ...carrying, hovered, moves }
}

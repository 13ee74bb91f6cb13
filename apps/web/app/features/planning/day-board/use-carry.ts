import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Carried, carry, pickUp, placeCarried, placeWords } from './carrying.ts'
import type { Ground, Item, Place } from './places.ts'

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

type CarryOptions<One extends Item> = {
  ground: Ground<One>
  drop: (item: One, place: Place) => void
  /** Called with the day an item is carried to: a view of one day follows it. */
  onDay: (day: string) => void
  /** What else is said of the place where it would be put down. */
  describe?: ((item: One, place: Place) => string) | undefined
}

/**
 * Moves items by keys: Space picks one up, arrows carry it through places, meals and days, Space or Enter puts it down and Escape
 * puts it back. Each step is shown as if it were put down, and announced.
 */
export function useCarry<One extends Item>({ ground, drop, onDay, describe }: CarryOptions<One>) {
  const [carried, setCarried] = useState<Carried<One> | null>(null)
  const [announcement, announce] = useState('')
  const focused = useRef<string | null>(null)

  // Moving the item in the document removes its focus.
  useEffect(() => {
    if (focused.current === null) return
    document.querySelector<HTMLElement>(`[data-item="${focused.current}"]`)?.focus()
    if (carried === null) focused.current = null
  })

  const end = (said: string) => {
    setCarried(null)
    announce(said)
  }
  const begin = (item: One) => {
    const next = pickUp(ground, item)
    focused.current = item.guid
    setCarried(next)
    announce(
      `Zvednuto: ${item.name}, ${placeWords(ground, next)}. Šipkami přesunete, mezerníkem položíte, klávesou Escape vrátíte.`,
    )
  }
  const go = (from: Carried<One>, key: string) => {
    const next = carry(ground, from, key)
    if (next.day !== from.day) onDay(next.day)
    setCarried(next)
    const more = describe?.(next.item, placeCarried(ground, next)) ?? ''
    announce(next === from ? 'Dál to nejde.' : `${placeWords(ground, next)}${more === '' ? '' : `. ${more}`}`)
  }
  /** @returns whether the key was for carrying */
  const onKey = (event: KeyboardEvent, item: One): boolean => {
    if (carried === null) {
      if (event.key !== ' ') return false
      begin(item)
    } else if (ARROWS.includes(event.key)) {
      go(carried, event.key)
    } else if (event.key === ' ' || event.key === 'Enter') {
      drop(carried.item, placeCarried(ground, carried))
      end(`Položeno: ${carried.item.name}, ${placeWords(ground, carried)}.`)
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      const { day } = ground.spotOf(carried.item)
      if (carried.day !== day) onDay(day)
      end(`Vráceno na původní místo: ${carried.item.name}.`)
      if (event.key === 'Tab') return true
    } else {
      return true
    }
    event.preventDefault()
    return true
  }
  /** The carried item and its place, to be shown as if it were put down there. */
  const placed = carried === null ? null : { item: carried.item, place: placeCarried(ground, carried) }
  return { carried: carried?.item.guid ?? null, announcement, onKey, placed }
}

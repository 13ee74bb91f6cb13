import { HASTY_MS } from '#app/kit/state/use-hasty-press.ts'

/** How far apart two taps of one finger on the same place are at most, in pixels. */
const SAME_PLACE = 16

type Place = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>

/** Where the last click was. Those of the keyboard have no place. */
let last: Place | null = null
if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => (last = event), { capture: true })
}

const isThere = (one: Place, other: Place): boolean =>
  one.detail > 0 &&
  other.detail > 0 &&
  (one.clientX !== 0 || one.clientY !== 0) &&
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) <= SAME_PLACE

/**
 * Takes away the second click of a double click whose first one has just done something: it would do it again, or press what came
 * under the finger.
 *
 * @param isMoved something else comes under the finger: then a second press of its own on the same place is taken away, too
 */
export function takeSecondClick(isMoved = false): void {
  const first = last
  const take = (event: MouseEvent) => {
    const isSecond = isMoved && first !== null && isThere(first, event)
    if (event.detail < 2 && !isSecond) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', take, { capture: true })
  setTimeout(() => document.removeEventListener('click', take, { capture: true }), HASTY_MS)
}

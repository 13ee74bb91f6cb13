import { HASTY_MS } from '#app/kit/state/use-hasty-press.ts'

/** How far apart two taps of one finger on the same place are at most, in pixels. */
const SAME_PLACE = 16

type Place = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail' | 'timeStamp'>

/**
 * Where the last click was. Those of the keyboard have no place, and who has pressed a key or written something since then is no
 * hasty finger. (A ticked box has an input event too, but of another kind.)
 */
let last: Place | null = null
if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => (last = event), { capture: true })
  const forget = () => (last = null)
  document.addEventListener('keydown', forget, { capture: true })
  document.addEventListener('input', (event) => event instanceof InputEvent && forget(), { capture: true })
}

const isThere = (one: Place, other: Place): boolean =>
  one.detail > 0 &&
  other.detail > 0 &&
  (one.clientX !== 0 || one.clientY !== 0) &&
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) <= SAME_PLACE

/**
 * Takes away the second press of a hasty finger whose first one has just done something: it would do it again, or press what came
 * under the finger. It is the second click of a double click, or one of its own on the same place.
 *
 * @param isMoved another thing comes under the finger; where the same button stays there, a click of its own is meant
 */
export function takeSecondClick(isMoved = true): void {
  const first = last !== null && performance.now() - last.timeStamp < HASTY_MS ? last : null
  const take = (event: MouseEvent) => {
    const isSecond = isMoved && first !== null && isThere(first, event)
    // A press elsewhere is meant, and so is what follows it.
    if (event.detail < 2 && !isSecond) return end()
    event.preventDefault()
    event.stopPropagation()
  }
  const end = () => document.removeEventListener('click', take, { capture: true })
  document.addEventListener('click', take, { capture: true })
  setTimeout(end, HASTY_MS)
}

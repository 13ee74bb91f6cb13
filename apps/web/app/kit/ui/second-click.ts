import { HASTY_MS } from '#app/kit/state/use-hasty-press.ts'

/**
 * Takes away the second click of a double click whose first one has just done something: it would do it again, or press what came
 * under the finger.
 */
export function takeSecondClick(): void {
  const take = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', take, { capture: true })
  setTimeout(() => document.removeEventListener('click', take, { capture: true }), HASTY_MS)
}

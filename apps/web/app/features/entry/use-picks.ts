import { useHastyPress } from '#app/kit/state/use-hasty-press.ts'
import { takeSecondClick } from '#app/kit/ui/second-click.ts'
import { useKept } from './use-kept.ts'

/** What is ticked among the hits and not added yet. It stays over several searches, and over closing and opening again. */
export function usePicks<Pick extends { key: string }>(place: string) {
  const { value: picks, keep } = useKept<readonly Pick[]>(`picks ${place}`, [])
  const isHasty = useHastyPress()
  const drop = (key: string) => keep(picks.filter((one) => one.key !== key))
  return {
    picks,
    keys: new Set(picks.map(({ key }) => key)),
    drop,
    /** Ticks it, or takes the tick back. */
    toggle: (pick: Pick) => {
      if (isHasty(pick.key)) return
      // The chip that appears moves the hits away from under the finger.
      takeSecondClick()
      if (picks.some(({ key }) => key === pick.key)) drop(pick.key)
      else keep([...picks, pick])
    },
    /** In another amount. */
    change: (changed: Pick) => keep(picks.map((one) => (one.key === changed.key ? changed : one))),
    clear: () => keep([]),
  }
}

import { useRef } from 'react'
import { useStore } from '#app/kit/state/store.ts'
import { useHastyPress } from '#app/kit/state/use-hasty-press.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useLogInFirst } from '#app/session/paths/use-log-in-first.ts'
import { begunFavorite } from './begun-favorite.ts'
import { isFavorite } from './favorites-store.ts'
import { subscribeToFavorites } from './follow-favorites.ts'

/** Whether a recipe is a favourite, and the handler of a press: for visitors it leads to the log-in and is done afterwards. */
export function useFavorite(guid: string): { on: boolean; press: () => void } {
  const logInFirst = useLogInFirst()
  const isHasty = useHastyPress()
  /** What the last press asked for; it is under way until its code has come. */
  const last = useRef({ wanted: false, isUnderWay: false })
  const on = useStore(subscribeToFavorites, () => isFavorite(guid), false)
  const press = () => {
    // The second press of a hasty finger would take it back; one that was refused is pressed again.
    const isSecond = isHasty(guid) && (last.current.isUnderWay || on === last.current.wanted)
    if (isSecond || logInFirst(begunFavorite, guid)) return
    last.current = { wanted: !on, isUnderWay: true }
    const end = () => {
      last.current.isUnderWay = false
    }
    import('./favorites-calls.ts').then(
      ({ toggleFavorite }) => {
        end()
        return toggleFavorite(guid)
      },
      () => {
        end()
        showSnackbar('Bez připojení recept do\u00a0oblíbených přidat nejde. Zkuste to prosím znovu.', 'error')
      },
    )
  }
  return { on, press }
}

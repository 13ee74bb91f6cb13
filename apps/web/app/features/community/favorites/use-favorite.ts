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
  const on = useStore(subscribeToFavorites, () => isFavorite(guid), false)
  const press = () => {
    // The second press of a hasty finger would take it back.
    if (isHasty(guid) || logInFirst(begunFavorite, guid)) return
    import('./favorites-calls.ts').then(
      ({ toggleFavorite }) => toggleFavorite(guid),
      () => showSnackbar('Bez připojení recept do\u00a0oblíbených přidat nejde. Zkuste to prosím znovu.', 'error'),
    )
  }
  return { on, press }
}

import { useLogInFirst } from '#app/kit/begun/use-log-in-first.ts'
import { useStore } from '#app/kit/store.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { begunFavorite } from './begun-favorite.ts'
import { isFavorite } from './favorites-store.ts'
import { subscribeToFavorites } from './follow-favorites.ts'

/** Whether a recipe has a heart, and what a press on it does: for nobody logged in it leads to log in and is done then. */
export function useFavorite(guid: string): { on: boolean; press: () => void } {
  const logInFirst = useLogInFirst()
  const on = useStore(subscribeToFavorites, () => isFavorite(guid), false)
  const press = () => {
    if (logInFirst(begunFavorite, guid)) return
    import('./favorites-calls.ts').then(
      ({ toggleFavorite }) => toggleFavorite(guid),
      () => showSnackbar('Bez připojení recept do\u00a0oblíbených přidat nejde. Zkuste to prosím znovu.', 'error'),
    )
  }
  return { on, press }
}

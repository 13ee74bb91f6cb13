import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { showSnackbar } from '../components/ui/snackbar-store.ts'
import { loginPath } from '../session/login-path.ts'
import { keepPending } from '../session/pending.ts'
import { readTokenData } from '../session/session-store.ts'
import { isFavorite } from './favorites-store.ts'
import { subscribeToFavorites } from './follow-favorites.ts'

const no = () => false

/** Whether a recipe has a heart, and what a press on it does: for nobody logged in it leads to log in and is done then. */
export function useFavorite(guid: string): { on: boolean; press: () => void } {
  const navigate = useNavigate()
  const on = useSyncExternalStore(subscribeToFavorites, () => isFavorite(guid), no)
  const press = () => {
    if (readTokenData() === null) {
      keepPending('favorite', guid)
      const { pathname, search } = window.location
      void navigate(loginPath(pathname + search))
      return
    }
    import('./favorites-calls.ts').then(
      ({ toggleFavorite }) => toggleFavorite(guid),
      () => showSnackbar('Bez připojení recept do\u00a0oblíbených přidat nejde. Zkuste to prosím znovu.', 'error'),
    )
  }
  return { on, press }
}

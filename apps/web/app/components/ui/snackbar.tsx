import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentSnack, noSnack, subscribeToSnackbar } from './snackbar-store.ts'

const SnackbarCard = lazy(() => import('./snackbar-card.tsx'))

/** The place where messages appear: one live region, always present so that screen readers hear it. */
export function SnackbarHost() {
  const snack = useSyncExternalStore(subscribeToSnackbar, currentSnack, noSnack)
  return (
    <div
      aria-live="polite"
      className="snackbar-host pointer-events-none fixed inset-x-0 bottom-4 z-50 flex justify-center px-4 print:hidden"
    >
      <Suspense>{snack ? <SnackbarCard key={snack.id} snack={snack} /> : null}</Suspense>
    </div>
  )
}

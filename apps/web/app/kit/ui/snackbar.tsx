import { lazy, Suspense } from 'react'
import { useStore } from '#app/kit/state/store.ts'
import { type Snack, snackbar } from './snackbar-store.ts'

/** If the card cannot be loaded, as without a network, only its text is shown: it may be about just that. */
const SnackbarCard = lazy(() => import('./snackbar-card.tsx').catch(() => ({ default: PlainSnack })))

function PlainSnack({ snack }: { snack: Snack }) {
  return <p className="max-w-xl rounded-card bg-blue-900 px-4 py-3 text-white shadow-raised">{snack.message}</p>
}

/** The place of messages: one live region, always rendered so that screen readers announce them. */
export function SnackbarHost() {
  const snack = useStore(snackbar.subscribe, snackbar.read, null)
  return (
    <div
      aria-live="polite"
      className="snackbar-host pointer-events-none fixed inset-x-0 bottom-4 z-50 flex justify-center px-4 print:hidden"
    >
      <Suspense>{snack ? <SnackbarCard key={snack.id} snack={snack} /> : null}</Suspense>
    </div>
  )
}

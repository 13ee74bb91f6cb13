import { lazy, Suspense } from 'react'
import { useStore } from '../store.ts'
import { type Snack, snackbar } from './snackbar-store.ts'

/** Where the card cannot be fetched, as without a network, the sentence alone is shown: it may be about just that. */
const SnackbarCard = lazy(() => import('./snackbar-card.tsx').catch(() => ({ default: PlainSnack })))

function PlainSnack({ snack }: { snack: Snack }) {
  return <p className="max-w-xl rounded-card bg-blue-900 px-4 py-3 text-white shadow-raised">{snack.message}</p>
}

/** The place where messages appear: one live region, always present so that screen readers hear it. */
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

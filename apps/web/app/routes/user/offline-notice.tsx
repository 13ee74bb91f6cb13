import { useSyncExternalStore } from 'react'
import { Alert } from '../../components/ui/alert.tsx'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Says that this device has no network, as long as it has none. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div aria-live="polite">
      {online ? null : (
        <Alert>Jste bez připojení. Co napíšete, na stránce zůstane; uložit to půjde, až se připojíte.</Alert>
      )}
    </div>
  )
}

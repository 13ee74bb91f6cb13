import { useSyncExternalStore } from 'react'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Shown while this device is offline. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <NoticeRegion>
      {online ? null : (
        <Notice tone="info">
          Jste bez připojení. Co napíšete, na stránce zůstane; uložit to půjde, až se připojíte.
        </Notice>
      )}
    </NoticeRegion>
  )
}

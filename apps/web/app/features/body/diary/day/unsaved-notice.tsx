import { CloudOff } from 'lucide-react'
import { UNSTORED_TEXT } from '#app/kit/outbox/unstored-text.ts'
import { changesText } from './changes-text.ts'

/**
 * What waits for a connection. It stays in this browser, also when the page is left, unless the browser stores nothing.
 */
export function UnsavedNotice({ count, isUnstored }: { count: number; isUnstored: boolean }) {
  return (
    <p
      role="status"
      className={count > 0 ? 'flex items-center gap-2 rounded-md bg-pending-soft px-3 py-2 text-pending' : 'sr-only'}
    >
      {count > 0 ? (
        <>
          <CloudOff className="size-5 shrink-0" aria-hidden />
          <span>
            {changesText(count)} na&nbsp;připojení. {isUnstored ? UNSTORED_TEXT : 'Nic se neztratí, uloží se to samo.'}
          </span>
        </>
      ) : null}
    </p>
  )
}

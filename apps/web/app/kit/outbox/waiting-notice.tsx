import { CloudOff } from 'lucide-react'
import { UNSTORED_TEXT } from './unstored-text.ts'

type WaitingNoticeProps = {
  isWaiting: boolean
  /** The browser would not store it: it is lost when the page is left. */
  isUnstored: boolean
  /** What waits for a connection, in a sentence. */
  text: string
  /** Said after it where the browser has stored it. */
  promise?: string
}

/** What of a page waits for a connection; nothing is shown where nothing does. */
export function WaitingNotice({ isWaiting, isUnstored, text, promise }: WaitingNoticeProps) {
  return (
    <p
      role="status"
      className={isWaiting ? 'flex items-center gap-2 rounded-md bg-pending-soft px-3 py-2 text-pending' : 'sr-only'}
    >
      {isWaiting ? (
        <>
          <CloudOff className="size-5 shrink-0" aria-hidden />
          <span>{[text, isUnstored ? UNSTORED_TEXT : promise].filter(Boolean).join(' ')}</span>
        </>
      ) : null}
    </p>
  )
}

import { WaitingNotice } from '#app/kit/outbox/waiting-notice.tsx'
import { changesText } from './changes-text.ts'

/** How many changes of the diary wait for a connection. */
export function UnsavedNotice({ count, isUnstored }: { count: number; isUnstored: boolean }) {
  return (
    <WaitingNotice
      isWaiting={count > 0}
      isUnstored={isUnstored}
      text={`${changesText(count)} na\u00a0připojení.`}
      promise="Nic se neztratí, uloží se to samo."
    />
  )
}

import { useEffect, useState } from 'react'
import { WhatStays } from '#app/features/commerce/membership/what-stays.tsx'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { takeSentAway } from '#app/session/access/sent-away.ts'

/** Why the person is here and not on the page for members with premium that they asked for. */
export function SentAwayNotice() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (takeSentAway()) setShown(true)
  }, [])
  return (
    <NoticeRegion>
      {isShown ? (
        <Notice tone="info">
          Stránka, kterou jste chtěli otevřít, je součástí členství Premium.{' '}
          <a href="/premium" className="text-brand underline">
            Co Premium přináší
          </a>{' '}
          ·{' '}
          <a href="#ukazka" className="text-brand underline">
            Ukázka jídelníčku
          </a>
          <span className="mt-2 block">
            Měli jste ho a{'\u00a0'}skončilo? <WhatStays />
          </span>
        </Notice>
      ) : null}
    </NoticeRegion>
  )
}

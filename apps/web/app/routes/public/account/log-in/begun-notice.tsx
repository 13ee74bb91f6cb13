import { useEffect, useState } from 'react'
import { isBegun } from '#app/kit/begun/begun.ts'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'

/** What the visitor was doing when the log-in was needed, by the kind of what was begun. */
const REASONS = {
  favorite: 'Po přihlášení uložíme recept mezi vaše oblíbené.',
  filter: 'Po přihlášení uložíme váš filtr.',
  modification: 'Po přihlášení uložíme vaši úpravu receptu.',
} as const

/** Why the log-in was opened. */
export function BegunNotice() {
  const [reason, setReason] = useState<string | null>(null)
  useEffect(() => {
    const kind = (Object.keys(REASONS) as (keyof typeof REASONS)[]).find(isBegun)
    if (kind !== undefined) setReason(REASONS[kind])
  }, [])
  return <NoticeRegion>{reason === null ? null : <Notice tone="info">{reason}</Notice>}</NoticeRegion>
}

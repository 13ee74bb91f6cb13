import { type ComponentType, useEffect, useState } from 'react'

type NoticeProps = { loaded_on: string }

/**
 * Watches whether the page is an old copy, from the moment after it works, since its reader waits for other things first. Where this
 * code does not load, the recipe stays as it is.
 */
export function CopyNoticePart({ loaded_on }: NoticeProps) {
  const [Notice, setNotice] = useState<ComponentType<NoticeProps> | null>(null)
  useEffect(() => {
    import('./copy-notice.tsx').then(
      ({ CopyNotice }) => setNotice(() => CopyNotice),
      () => {},
    )
  }, [])
  return Notice ? <Notice loaded_on={loaded_on} /> : null
}

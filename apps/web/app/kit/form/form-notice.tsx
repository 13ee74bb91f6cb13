import { useEffect, useRef } from 'react'
import type { FormFailure } from './form-failure.ts'
import { Notice, NoticeRegion } from './notice.tsx'

/** Shows the form's message, also below what is in sight of a long sheet. */
export function FormNotice({ failure }: { failure: FormFailure | null }) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) region.current?.scrollIntoView?.({ block: 'nearest' })
  }, [failure])
  return (
    <NoticeRegion ref={region}>{failure ? <Notice tone={failure.tone}>{failure.message}</Notice> : null}</NoticeRegion>
  )
}

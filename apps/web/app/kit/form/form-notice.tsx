import type { FormFailure } from './form-failure.ts'
import { Notice, NoticeRegion } from './notice.tsx'

/** Where a form says what is wrong with the whole of it. */
export function FormNotice({ failure }: { failure: FormFailure | null }) {
  return <NoticeRegion>{failure ? <Notice tone={failure.tone}>{failure.message}</Notice> : null}</NoticeRegion>
}

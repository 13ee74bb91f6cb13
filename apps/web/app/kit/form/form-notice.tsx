import type { FormFailure } from './form-failure.ts'
import { Notice, NoticeRegion } from './notice.tsx'

/** Shows the form's message. */
export function FormNotice({ failure }: { failure: FormFailure | null }) {
  return <NoticeRegion>{failure ? <Notice tone={failure.tone}>{failure.message}</Notice> : null}</NoticeRegion>
}

import { type ReactNode, useState } from 'react'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { SubmitButton } from '#app/kit/form/submit-button.tsx'
import type { Form } from '#app/kit/form/use-form.ts'
import { useSendOnce } from '#app/kit/form/use-send-once.ts'

/** The pictures of a message, and the guid under which it is sent once. */
export function useMessageParts() {
  const [attachments, setAttachments] = useState<readonly string[]>([])
  const [isUploading, setIsUploading] = useState(false)
  const once = useSendOnce('contact')
  const finish = () => {
    once.done()
    setAttachments([])
  }
  const upload = { value: attachments, onChange: setAttachments, onBusy: setIsUploading }
  return { submission: once.guid, attachments, upload, isUploading, finish }
}

type ContactFrameProps = {
  form: Pick<Form<never>, 'form' | 'pending' | 'failure'>
  name: string
  isUploading: boolean
  onFocus?: () => void
  children: ReactNode
}

/** The form of a message, which is not sent before its pictures are uploaded. */
export function ContactFrame({
  form: { form, pending, failure },
  name,
  isUploading,
  onFocus,
  children,
}: ContactFrameProps) {
  return (
    <form
      {...form}
      aria-label={name}
      className="flex flex-col gap-5"
      onFocus={onFocus}
      onSubmit={(event) => (isUploading ? event.preventDefault() : form.onSubmit(event))}
    >
      {children}
      <FormNotice failure={failure} />
      <SubmitButton compact busy={pending || isUploading} busyLabel={pending ? 'Odesílám…' : 'Nahrávám obrázky…'}>
        Odeslat zprávu
      </SubmitButton>
    </form>
  )
}

import type { ApiClient } from '@zivina/contract/client'
import type { ContactSubject } from '@zivina/contract/content/contact-subjects'
import { CONTACT_ATTACHMENTS_MAX, CONTACT_TEXT_MAX, CONTACT_TEXT_MIN } from '@zivina/contract/kernel/limits'
import { useState } from 'react'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { maxLength, minLength, required } from '#app/kit/form/rules.ts'
import { SubmitButton } from '#app/kit/form/submit-button.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { useSendOnce } from '#app/kit/form/use-send-once.ts'
import { PhotoUpload } from '#app/kit/photo-upload/photo-upload.tsx'
import { askUploadPermit } from '#app/session/upload-permit.ts'
import { MessageField, SubjectField } from './contact-fields.tsx'
import { ContactSent } from './contact-sent.tsx'

const RULES = {
  subject: [required],
  text: [required, minLength(CONTACT_TEXT_MIN), maxLength(CONTACT_TEXT_MAX)],
}

/** The contact form for logged-in users: the answer goes to the account's address, and pictures can be attached. */
export function PersonalContactForm({ api, email }: { api: ApiClient; email: string }) {
  const [sent, setSent] = useState(false)
  const [attachments, setAttachments] = useState<readonly string[]>([])
  const [sendingPhotos, setSendingPhotos] = useState(false)
  const once = useSendOnce('contact')
  const { form, field, pending, failure } = useForm({
    rules: RULES,
    keptAs: 'contact',
    submit: async ({ subject, text }): Promise<void> => {
      const body = { subject: subject as ContactSubject, text, submission: once.guid() }
      await api('POST /contact_form/personal', { body: { ...body, attachments: [...attachments] } })
      once.done()
      setAttachments([])
      setSent(true)
    },
  })
  if (sent) return <ContactSent email={email} onAgain={() => setSent(false)} />
  return (
    <form
      {...form}
      aria-label="Zpráva podpoře"
      className="flex flex-col gap-5"
      onSubmit={(event) => (sendingPhotos ? event.preventDefault() : form.onSubmit(event))}
    >
      <SubjectField {...field('subject')} />
      <MessageField {...field('text')} />
      <PhotoUpload
        label="Obrázky (nepovinné)"
        hint="Třeba snímek obrazovky s&nbsp;tím, co nefunguje."
        askLeave={askUploadPermit}
        folder="contact"
        max={CONTACT_ATTACHMENTS_MAX}
        value={attachments}
        onChange={setAttachments}
        onBusy={setSendingPhotos}
      />
      <p className="wrap-anywhere text-muted">
        Odpovíme na <strong>{email}</strong>.
      </p>
      <FormNotice failure={failure} />
      <SubmitButton compact busy={pending || sendingPhotos} busyLabel={pending ? 'Odesílám…' : 'Nahrávám obrázky…'}>
        Odeslat zprávu
      </SubmitButton>
    </form>
  )
}

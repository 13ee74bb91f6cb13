import type { ApiClient } from '@zivina/contract/client'
import type { ContactSubject } from '@zivina/contract/contact-subjects'
import { CONTACT_ATTACHMENTS_MAX, CONTACT_TEXT_MAX, CONTACT_TEXT_MIN } from '@zivina/contract/limits'
import { useRef, useState } from 'react'
import { Notice, NoticeRegion } from '../../forms/notice.tsx'
import { maxLength, minLength, required } from '../../forms/rules.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { PhotoUpload } from '../photo-upload/photo-upload.tsx'
import { MessageField, SubjectField } from './contact-fields.tsx'
import { ContactSent } from './contact-sent.tsx'
import { useContactDraft } from './use-contact-draft.ts'

const RULES = {
  subject: [required],
  text: [required, minLength(CONTACT_TEXT_MIN), maxLength(CONTACT_TEXT_MAX)],
}

/** Writes to the support in the name of the account: the answer goes to its address, pictures may come along. */
export function PersonalContactForm({ api, email }: { api: ApiClient; email: string }) {
  const [sent, setSent] = useState(false)
  const [attachments, setAttachments] = useState<readonly string[]>([])
  const [sendingPhotos, setSendingPhotos] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const draft = useContactDraft(frame)
  const { form, field, busy, notice } = useForm({
    rules: RULES,
    submit: async ({ subject, text }): Promise<void> => {
      const body = { subject: subject as ContactSubject, text, submission: draft.submission() }
      await api('POST /contact_form/personal', { body: { ...body, attachments: [...attachments] } })
      draft.drop()
      setAttachments([])
      setSent(true)
    },
  })
  if (sent) return <ContactSent email={email} onAgain={() => setSent(false)} />
  return (
    <div ref={frame}>
      <form
        {...form}
        aria-label="Zpráva podpoře"
        className="flex flex-col gap-5"
        onSubmit={(event) => (sendingPhotos ? event.preventDefault() : void form.onSubmit(event))}
        onInput={(event) => {
          form.onInput(event)
          draft.onInput(event)
        }}
      >
        <SubjectField {...field('subject')} />
        <MessageField {...field('text')} />
        <PhotoUpload
          label="Obrázky (nepovinné)"
          hint="Třeba snímek obrazovky s&nbsp;tím, co nefunguje."
          folder="contact"
          max={CONTACT_ATTACHMENTS_MAX}
          value={attachments}
          onChange={setAttachments}
          onBusy={setSendingPhotos}
        />
        <p className="wrap-anywhere text-muted">
          Odpovíme na <strong>{email}</strong>.
        </p>
        <NoticeRegion>{notice ? <Notice tone={notice.tone}>{notice.message}</Notice> : null}</NoticeRegion>
        <SubmitButton compact busy={busy || sendingPhotos} busyLabel={busy ? 'Odesílám…' : 'Nahrávám obrázky…'}>
          Odeslat zprávu
        </SubmitButton>
      </form>
    </div>
  )
}

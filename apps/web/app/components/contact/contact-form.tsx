import type { ContactMessage } from '@zivina/contract/contact'
import type { ContactSubject } from '@zivina/contract/contact-subjects'
import { CONTACT_NAME_MAX, CONTACT_TEXT_MAX, CONTACT_TEXT_MIN } from '@zivina/contract/limits'
import { type ReactNode, useRef, useState } from 'react'
import { browserApi } from '../../browser-api.ts'
import { Notice, NoticeRegion } from '../../forms/notice.tsx'
import { email, maxLength, minLength, required } from '../../forms/rules.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Attachments } from './attachments.tsx'
import { MessageField, PersonFields, SubjectField, Trap } from './contact-fields.tsx'
import { ContactSent } from './contact-sent.tsx'
import { NoScriptContact } from './no-script-contact.tsx'
import { useContactDraft } from './use-contact-draft.ts'
import { useProof } from './use-proof.ts'

const RULES = {
  subject: [required],
  name: [maxLength(CONTACT_NAME_MAX)],
  email: [required, email],
  text: [required, minLength(CONTACT_TEXT_MIN), maxLength(CONTACT_TEXT_MAX)],
  website: [],
}

/** Writes to the support without an account. */
export function ContactForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [attachments, setAttachments] = useState<readonly string[]>([])
  const [sendingPhotos, setSendingPhotos] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const draft = useContactDraft(frame)
  const proof = useProof()
  const { form, field, busy, notice } = useForm({
    rules: RULES,
    submit: async ({ subject, ...values }) => {
      const message = { ...values, subject: subject as ContactSubject, submission: draft.submission() }
      await proof.handIn((given) => sendMessage({ ...message, attachments: [...attachments], proof: given }))
      draft.drop()
      setAttachments([])
      setSentTo(values.email)
    },
  })
  if (sentTo !== null) return <ContactSent email={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <Frame frame={frame}>
      <form
        {...form}
        aria-label="Kontaktní formulář"
        className="flex flex-col gap-5"
        onFocus={proof.start}
        onSubmit={(event) => (sendingPhotos ? event.preventDefault() : void form.onSubmit(event))}
        onInput={(event) => {
          form.onInput(event)
          draft.onInput(event)
        }}
      >
        <SubjectField {...field('subject')} />
        <PersonFields name={field('name')} email={field('email')} />
        <MessageField {...field('text')} />
        <Attachments
          submission={draft.submission}
          showProof={proof.show}
          value={attachments}
          onChange={setAttachments}
          onBusy={setSendingPhotos}
        />
        <Trap />
        <NoticeRegion>{notice ? <Notice tone={notice.tone}>{notice.message}</Notice> : null}</NoticeRegion>
        <SubmitButton compact busy={busy || sendingPhotos} busyLabel={busy ? 'Odesílám…' : 'Nahrávám obrázky…'}>
          Odeslat zprávu
        </SubmitButton>
      </form>
      <NoScriptContact />
    </Frame>
  )
}

function Frame({ frame, children }: { frame: React.RefObject<HTMLDivElement | null>; children: ReactNode }) {
  return (
    <div ref={frame} className="flex flex-col gap-4">
      {children}
    </div>
  )
}

function sendMessage(body: ContactMessage): Promise<unknown> {
  return browserApi('POST /contact_form', { body })
}

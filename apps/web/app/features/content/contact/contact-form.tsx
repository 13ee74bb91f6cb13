import type { ContactMessage } from '@zivina/contract/content/contact'
import type { ContactSubject } from '@zivina/contract/content/contact-subjects'
import { CONTACT_NAME_MAX, CONTACT_TEXT_MAX, CONTACT_TEXT_MIN } from '@zivina/contract/kernel/limits'
import { useState } from 'react'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { email, maxLength, minLength, required } from '#app/kit/form/rules.ts'
import { SubmitButton } from '#app/kit/form/submit-button.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { useSendOnce } from '#app/kit/form/use-send-once.ts'
import { browserApi } from '#app/session/browser-api.ts'
import { Attachments } from './attachments.tsx'
import { MessageField, PersonFields, SubjectField, Trap } from './contact-fields.tsx'
import { ContactSent } from './contact-sent.tsx'
import { NoScriptContact } from './no-script-contact.tsx'
import { useProof } from './use-proof.ts'

const RULES = {
  subject: [required],
  name: [maxLength(CONTACT_NAME_MAX)],
  email: [required, email],
  text: [required, minLength(CONTACT_TEXT_MIN), maxLength(CONTACT_TEXT_MAX)],
  website: [],
}

/** The contact form for visitors without an account. */
export function ContactForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [attachments, setAttachments] = useState<readonly string[]>([])
  const [sendingPhotos, setSendingPhotos] = useState(false)
  const once = useSendOnce('contact')
  const proof = useProof()
  const { form, field, pending, failure } = useForm({
    rules: RULES,
    keptAs: 'contact',
    submit: async ({ subject, ...values }) => {
      const message = { ...values, subject: subject as ContactSubject, submission: once.guid() }
      await proof.handIn((given) => sendMessage({ ...message, attachments: [...attachments], proof: given }))
      once.done()
      setAttachments([])
      setSentTo(values.email)
    },
  })
  if (sentTo !== null) return <ContactSent email={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <div className="flex flex-col gap-4">
      <form
        {...form}
        aria-label="Kontaktní formulář"
        className="flex flex-col gap-5"
        onFocus={proof.start}
        onSubmit={(event) => (sendingPhotos ? event.preventDefault() : form.onSubmit(event))}
      >
        <SubjectField {...field('subject')} />
        <PersonFields name={field('name')} email={field('email')} />
        <MessageField {...field('text')} />
        <Attachments
          submission={once.guid}
          showProof={proof.show}
          value={attachments}
          onChange={setAttachments}
          onBusy={setSendingPhotos}
        />
        <Trap />
        <FormNotice failure={failure} />
        <SubmitButton compact busy={pending || sendingPhotos} busyLabel={pending ? 'Odesílám…' : 'Nahrávám obrázky…'}>
          Odeslat zprávu
        </SubmitButton>
      </form>
      <NoScriptContact />
    </div>
  )
}

function sendMessage(body: ContactMessage): Promise<unknown> {
  return browserApi('POST /contact_form', { body })
}

import { useState } from 'react'
import { Fields } from '#app/kit/form/fields.tsx'
import { Trap } from '#app/kit/form/trap.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { browserApi } from '#app/session/api/browser-api.ts'
import { Attachments } from './attachments.tsx'
import { ContactFrame, useMessageParts } from './contact-frame.tsx'
import { ContactSent } from './contact-sent.tsx'
import { MESSAGE } from './contact-table.ts'
import { NoScriptContact } from './no-script-contact.tsx'
import { useAccountPrefill } from './use-account-prefill.ts'
import { useProof } from './use-proof.ts'

/** The contact form for visitors without an account. */
export function ContactForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { submission, attachments, upload, isUploading, finish } = useMessageParts()
  const proof = useProof()
  const form = useTableForm({
    table: MESSAGE,
    storageKey: 'contact',
    submit: async (written) => {
      const message = { ...written, submission: submission(), attachments: [...attachments] }
      await proof.handIn((given) => browserApi('POST /contact_form', { body: { ...message, proof: given } }))
      finish()
      setSentTo(written.email)
    },
  })
  useAccountPrefill(form.form.ref)
  if (sentTo !== null) return <ContactSent email={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <div className="flex flex-col gap-4">
      <ContactFrame form={form} name="Kontaktní formulář" isUploading={isUploading} onFocus={proof.start}>
        <Fields of={form} only={['subject']} className="contents" />
        <Fields of={form} only={['name', 'email']} className="grid gap-5 sm:grid-cols-2" />
        <Fields of={form} only={['text']} className="contents" />
        <Attachments submission={submission} showProof={proof.show} {...upload} />
        <Trap name="website" label="Web" />
      </ContactFrame>
      <NoScriptContact />
    </div>
  )
}

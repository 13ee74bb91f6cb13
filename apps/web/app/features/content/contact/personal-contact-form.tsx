import type { ApiClient } from '@zivina/contract/client'
import { CONTACT_ATTACHMENTS_MAX } from '@zivina/contract/kernel/limits'
import { useState } from 'react'
import { Fields } from '#app/kit/form/fields.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { PhotoUpload } from '#app/kit/photo-upload/photo-upload.tsx'
import { askUploadPermit } from '#app/session/api/upload-permit.ts'
import { ContactFrame, useMessageParts } from './contact-frame.tsx'
import { ContactSent } from './contact-sent.tsx'
import { PERSONAL_MESSAGE } from './contact-table.ts'

/** The contact form for logged-in users: the answer goes to the account's address, and pictures can be attached. */
export function PersonalContactForm({ api, email }: { api: ApiClient; email: string }) {
  const [sent, setSent] = useState(false)
  const { submission, attachments, upload, isUploading, finish } = useMessageParts()
  const form = useTableForm({
    table: PERSONAL_MESSAGE,
    storageKey: 'contact',
    submit: async (written) => {
      const body = { ...written, submission: submission(), attachments: [...attachments] }
      await api('POST /contact_form/personal', { body })
      finish()
      setSent(true)
    },
  })
  if (sent) return <ContactSent email={email} onAgain={() => setSent(false)} />
  return (
    <ContactFrame form={form} name="Zpráva podpoře" isUploading={isUploading}>
      <Fields of={form} className="contents" />
      <PhotoUpload
        label="Obrázky (nepovinné)"
        hint="Třeba snímek obrazovky s&nbsp;tím, co nefunguje."
        askLeave={askUploadPermit}
        folder="contact"
        max={CONTACT_ATTACHMENTS_MAX}
        {...upload}
      />
      <p className="wrap-anywhere text-muted">
        Odpovíme na <strong>{email}</strong>.
      </p>
    </ContactFrame>
  )
}

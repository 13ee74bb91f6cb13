import type { ManagedMessage } from '@zivina/contract/content/contact-messages'
import { CONTACT_TEXT_MAX } from '@zivina/contract/kernel/limits'
import { useState } from 'react'
import { RecordDialog } from '#admin/kit/record/record-dialog.tsx'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { maxLength, required } from '#app/kit/form/rules.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

type Reply = { text: string }
const TABLE: FieldTable<Reply> = {
  text: {
    label: 'Odpověď',
    as: 'text',
    className: 'sm:col-span-2',
    look: { maxLength: CONTACT_TEXT_MAX, size: 'page' },
    rules: [required, maxLength(CONTACT_TEXT_MAX)],
  },
}
const EMPTY: Partial<Reply> = {}

type ReplyDialogProps = { row: ManagedMessage; reload: () => void; onClose: () => void }

/** Answers a message by e-mail. What is sent twice, as after a lost answer, is mailed once. */
export function ReplyDialog({ row, reload, onClose }: ReplyDialogProps) {
  const [guid] = useState(() => uuidV7())
  return (
    <RecordDialog<Reply>
      title={`Odpověď na ${row.email}`}
      table={TABLE}
      record={EMPTY}
      label="Odeslat odpověď"
      saved={`Odpověď na ${row.email} odchází.`}
      before={<p className="line-clamp-6 rounded-card bg-sunken p-4 whitespace-pre-line wrap-anywhere">{row.text}</p>}
      onClose={onClose}
      submit={async ({ text }) => {
        await sessionApi('POST /admin/message/{guid}/reply', { params: { guid: row.guid }, body: { guid, text } })
        reload()
      }}
    />
  )
}

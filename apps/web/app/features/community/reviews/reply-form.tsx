import type { Review } from '@zivina/contract/community/reviews'
import { REVIEW_REPLY_MAX } from '@zivina/contract/kernel/limits'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { required } from '#app/kit/form/rules.ts'
import { TableForm } from '#app/kit/form/table-form.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'

const REPLY: FieldTable<{ reply: string }> = {
  reply: {
    as: 'text',
    label: 'Vaše odpověď',
    hint: 'Odpovědět lze jednou a\u00a0odpověď uvidí všichni.',
    look: { maxLength: REVIEW_REPLY_MAX },
    rules: [required],
  },
}

const NOTHING = {}

type ReplyFormProps = { review: Review; onReplied: (review: Review) => void; onCancel: () => void }

/** The creator's answer to a comment. */
export default function ReplyForm({ review, onReplied, onCancel }: ReplyFormProps) {
  return (
    <div className="max-w-text">
      <TableForm
        table={REPLY}
        record={NOTHING}
        submit={async ({ reply }) => {
          const params = { guid: review.guid }
          onReplied(await sessionApi('POST /review/{guid}/reply', { params, body: { reply } }))
        }}
        name={`Odpověď pro ${review.user.username}`}
        label="Zveřejnit odpověď"
        pendingLabel="Ukládám…"
        extra={
          <Button variant="quiet" onClick={onCancel}>
            Zrušit
          </Button>
        }
        fieldsClassName="contents"
      />
    </div>
  )
}

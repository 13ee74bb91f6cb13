import type { Review } from '@zivina/contract/community/reviews'
import { REVIEW_REPLY_MAX } from '@zivina/contract/kernel/limits'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { required } from '#app/kit/form/rules.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { sessionApi } from '#app/session/session-api.ts'

const REPLY: FieldTable<{ reply: string }> = {
  reply: {
    as: 'text',
    label: 'Vaše odpověď',
    hint: 'Odpovědět lze jednou a odpověď uvidí všichni.',
    look: { maxLength: REVIEW_REPLY_MAX },
    rules: [required],
  },
}

type ReplyFormProps = { review: Review; onReplied: (review: Review) => void; onCancel: () => void }

/** The creator's answer to a comment. */
export default function ReplyForm({ review, onReplied, onCancel }: ReplyFormProps) {
  const form = useTableForm({
    table: REPLY,
    record: {},
    submit: async ({ reply }) => {
      const params = { guid: review.guid }
      onReplied(await sessionApi('POST /review/{guid}/reply', { params, body: { reply } }))
    },
  })
  return (
    <div className="max-w-text">
      <FormFrame
        form={form}
        name={`Odpověď pro ${review.user.username}`}
        label="Zveřejnit odpověď"
        pendingLabel="Ukládám…"
        extra={
          <Button variant="quiet" onClick={onCancel}>
            Zrušit
          </Button>
        }
      >
        <Fields of={form} className="contents" />
      </FormFrame>
    </div>
  )
}

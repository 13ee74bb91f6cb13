import type { Review } from '@zivina/contract/community/reviews'
import { REVIEW_REPLY_MAX } from '@zivina/contract/kernel/limits'
import { VALIDATION_MESSAGES } from '@zivina/contract/kernel/validation-messages'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { TextAreaField } from '#app/kit/form/text-area-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { sessionApi } from '#app/session/session-api.ts'

type ReplyFormProps = { review: Review; onReplied: (review: Review) => void; onCancel: () => void }

/** The creator's answer to a comment. */
export default function ReplyForm({ review, onReplied, onCancel }: ReplyFormProps) {
  const form = useForm({
    saved: { reply: '' },
    check: ({ reply }) => (reply.trim() === '' ? { reply: VALIDATION_MESSAGES.required } : {}),
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
        <TextAreaField
          label="Vaše odpověď"
          hint="Odpovědět lze jednou a odpověď uvidí všichni."
          maxLength={REVIEW_REPLY_MAX}
          value={form.values.reply}
          error={form.problems.reply}
          onChange={({ target }) => form.set('reply', target.value)}
        />
      </FormFrame>
    </div>
  )
}

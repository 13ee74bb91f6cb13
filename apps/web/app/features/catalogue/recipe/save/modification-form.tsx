import { MODIFIED_NAME_MAX, MODIFIED_NOTE_MAX } from '@zivina/contract/kernel/limits'
import { type ReactNode, useId } from 'react'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { required } from '#app/kit/form/rules.ts'
import { TextAreaField } from '#app/kit/form/text-area-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'

export type ModificationTexts = { name: string; note: string }

type ModificationFormProps = {
  title: string
  saved: ModificationTexts
  submitLabel: string
  /** A sentence above the fields. */
  children?: ReactNode
  onSubmit: (texts: ModificationTexts) => Promise<void>
  onClose: () => void
}

/** Name and note of a modified recipe. Typed text stays until it is saved. */
export function ModificationForm(props: ModificationFormProps) {
  const { title, saved, submitLabel, children, onSubmit, onClose } = props
  const formId = useId()
  const { form, field, pending, failure } = useForm<'name' | 'note'>({
    rules: { name: [required], note: [] },
    submit: ({ name, note }) => onSubmit({ name, note: note.replaceAll('\r\n', '\n') }),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Zrušit
          </Button>
          <Button type="submit" form={formId} variant="accent" disabled={pending}>
            {pending ? 'Ukládám…' : submitLabel}
          </Button>
        </div>
      }
    >
      <form {...form} id={formId} className="flex flex-col gap-4 p-5">
        {children}
        <TextField
          {...field('name')}
          label="Název"
          defaultValue={saved.name}
          maxLength={MODIFIED_NAME_MAX}
          autoComplete="off"
          required
        />
        <TextAreaField
          {...field('note')}
          label={
            <>
              Poznámka <span className="font-normal text-muted">(nepovinná)</span>
            </>
          }
          size="note"
          maxLength={MODIFIED_NOTE_MAX}
          defaultValue={saved.note}
        />
        <FormNotice failure={failure} />
      </form>
    </Dialog>
  )
}

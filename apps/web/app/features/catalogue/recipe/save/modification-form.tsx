import { MODIFIED_NAME_MAX, MODIFIED_NOTE_MAX } from '@zivina/contract/kernel/limits'
import type { ReactNode } from 'react'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import type { FormFailure } from '#app/kit/form/form-failure.ts'
import { required } from '#app/kit/form/rules.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'

export type ModificationTexts = { name: string; note: string }

type ModificationFormProps = {
  title: string
  saved: ModificationTexts
  submitLabel: string
  /** A sentence above the fields. */
  children?: ReactNode
  /** Said in place of the refusal of the server. */
  refusal?: FormFailure | null
  onSubmit: (texts: ModificationTexts) => Promise<void>
  onClose: () => void
}

const TEXTS: FieldTable<ModificationTexts> = {
  name: {
    label: 'Název',
    look: { maxLength: MODIFIED_NAME_MAX, autoComplete: 'off', required: true },
    rules: [required],
  },
  note: {
    as: 'text',
    label: (
      <>
        Poznámka <span className="font-normal text-muted">(nepovinná)</span>
      </>
    ),
    look: { size: 'note', maxLength: MODIFIED_NOTE_MAX },
  },
}

/** Name and note of a modified recipe. What was typed stays until it is saved. */
export function ModificationForm({
  refusal = null,
  saved,
  onSubmit,
  onClose,
  children,
  ...rest
}: ModificationFormProps) {
  const { title, submitLabel } = rest
  const form = useTableForm({ table: TEXTS, record: saved, submit: onSubmit })
  return (
    <FormDialog
      form={refusal === null ? form : { ...form, failure: refusal }}
      title={title}
      label={submitLabel}
      onClose={onClose}
    >
      {children}
      <Fields of={form} className="contents" />
    </FormDialog>
  )
}

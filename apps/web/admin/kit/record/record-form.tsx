import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { UnsavedChanges } from '#app/kit/form/unsaved-changes.tsx'
import { type TableForm, type TableFormOptions, useTableForm } from '#app/kit/form/use-table-form.ts'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import type { ConfirmDialogProps } from '#app/kit/ui/confirm-dialog.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useTitle } from '../screen/use-title.ts'
import { useStale, type Values } from './use-stale.ts'

export type RecordFormProps<Body> = Pick<TableFormOptions<Body>, 'table' | 'check' | 'codesAt' | 'submit'> & {
  title: string
  /** What is saved, or what a new record begins with; the same object until it is loaded again. */
  record: Values<Body>
  /** Said once it is saved; without it `submit` says it. */
  saved?: string
  /** Called once it is saved and nothing is left to save, as to leave for the list. */
  onSaved?: () => void
  /** Loads the record again after another admin changed it. */
  reload?: () => Promise<unknown>
  /** Deletes the record, after a question. */
  removal?: Pick<ConfirmDialogProps, 'title' | 'children'> & { run: () => Promise<unknown> }
  label?: string
  /** Above the form, and below it. */
  before?: ReactNode
  after?: ReactNode
}

/**
 * A screen that creates or edits one record by its table of fields. Leaving with unsaved changes asks first. Where another
 * admin changed the record meanwhile, nothing is overwritten: their values are shown, and what was typed stays.
 */
export function RecordForm<Body>(props: RecordFormProps<Body>) {
  const { title, before, after } = props
  useTitle(title)
  return (
    <UnsavedChanges>
      <div className="mx-auto flex max-w-3xl flex-col gap-5 px-4 py-6 md:px-6">
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        {before}
        <SavedForm {...props} />
        {after}
      </div>
    </UnsavedChanges>
  )
}

/** The form without a screen around it, for one of several on a screen that has `UnsavedChanges`. */
export function SavedForm<Body>(props: RecordFormProps<Body>) {
  const { title, table, record, check, codesAt, submit, saved, onSaved, reload, removal, label = 'Uložit' } = props
  const [times, setTimes] = useState(0)
  const form: TableForm<Body> = useTableForm<Body>({
    table,
    record,
    guarded: true,
    ...(check ? { check } : {}),
    ...(codesAt ? { codesAt } : {}),
    submit: async (body, values) => {
      await submit(body, values)
      if (saved !== undefined) showSnackbar(saved, 'success')
      setTimes((before) => before + 1)
    },
    onFailure: (failure) => {
      if (!reload || !failure.has('CHANGED_ELSEWHERE')) return false
      stale.current = record
      form.say({ tone: 'info', message: STALE })
      void reload()
      return true
    },
  })
  const stale = useStale(form, record)
  useOnceSaved(times, form.dirty, onSaved)
  return (
    <FormFrame
      form={form}
      name={title}
      label={label}
      extra={
        removal ? (
          <ConfirmButton
            label="Smazat"
            title={removal.title}
            action={{ label: 'Smazat', pendingLabel: 'Mažu…', run: removal.run }}
            keepLabel="Ponechat"
          >
            {removal.children}
          </ConfirmButton>
        ) : null
      }
    >
      <Fields of={form} />
    </FormFrame>
  )
}

const STALE =
  'Záznam mezitím změnil někdo jiný. Jeho hodnoty jsou načtené, vaše změny zůstaly. Zkontrolujte je a\u00a0uložte znovu.'

/** Leaving is possible only when the form knows that nothing is left to save. */
function useOnceSaved(times: number, dirty: boolean, onSaved: (() => void) | undefined): void {
  const known = useRef(0)
  useEffect(() => {
    if (times === known.current || dirty) return
    known.current = times
    onSaved?.()
  }, [times, dirty, onSaved])
}

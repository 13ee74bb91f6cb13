import { type RefObject, useEffect, useState } from 'react'
import type { FormValues } from './form-values.ts'
import { readTyped, storeTyped } from './stored-typing.ts'

export type Typing<Values> = {
  values: Values
  /** The values that differ from the saved ones. */
  edits: Partial<Values>
  dirty: boolean
  type: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  /** Drops the values that were sent; those typed meanwhile stay. */
  forget: (sent: Partial<Values>) => void
  clear: () => void
}

/**
 * What is typed over what is saved: a newer saved state changes only the fields that the person has not edited.
 * @param storageKey the name under which the tab keeps it; without one it lasts as long as the page
 */
export function useTyping<Values extends FormValues>(
  saved: Values,
  form: RefObject<HTMLFormElement | null>,
  storageKey: string | undefined,
): Typing<Values> {
  const [edits, setEdits] = useState<Partial<Values>>({})
  const [isRestored, setIsRestored] = useState(storageKey === undefined)
  const names = Object.keys(saved).join()

  useEffect(() => {
    if (storageKey === undefined) return
    const kept = readTyped(storageKey)
    const list = names.split(',')
    const known = Object.fromEntries(Object.entries(kept).filter(([name]) => list.includes(name))) as Partial<Values>
    if (form.current) putBack(form.current, changed(known, {}))
    // Values typed before this are newer.
    setEdits((now) => ({ ...known, ...now }))
    setIsRestored(true)
  }, [storageKey, form, names])

  useEffect(() => {
    if (isRestored && storageKey !== undefined) storeTyped(storageKey, changed(edits, saved))
  }, [isRestored, storageKey, edits, saved])

  return {
    values: { ...saved, ...edits },
    edits,
    dirty: Object.keys(changed(edits, saved)).length > 0,
    type: (name, value) => setEdits((before) => ({ ...before, [name]: value })),
    forget: (sent) => {
      setEdits((now) => {
        const left = Object.entries(now).filter(([name, value]) => sent[name] !== value)
        return Object.fromEntries(left) as Partial<Values>
      })
      // The form may be unmounted by now, as one that is replaced by thanks.
      if (storageKey !== undefined) storeTyped(storageKey, {})
    },
    clear: () => setEdits({}),
  }
}

function changed<Values extends FormValues>(edits: Partial<Values>, saved: Partial<Values>): FormValues {
  const differing = Object.entries(edits).filter(([name, value]) => value !== undefined && value !== saved[name])
  return Object.fromEntries(differing) as FormValues
}

/** Restores stored values into native fields that were not edited since. */
function putBack(form: HTMLFormElement, kept: FormValues): void {
  for (const [name, value] of Object.entries(kept)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === true
    else if (field instanceof HTMLSelectElement) field.value = String(value)
    else if (isText(field) && field.value === field.defaultValue) field.value = String(value)
  }
}

function isText(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
}

import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { type ContactDraft, dropDraft, keepDraft, readDraft } from './contact-draft.ts'

const KEPT = ['subject', 'name', 'email', 'text']

/** Puts the draft into the form's fields and keeps what is typed into them. */
export function useContactDraft(form: RefObject<HTMLDivElement | null>) {
  const draft = useRef<ContactDraft | null>(null)
  const current = (): ContactDraft => {
    draft.current ??= readDraft()
    return draft.current
  }
  useEffect(() => {
    const { fields } = readDraft()
    for (const name of KEPT) {
      const field = form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
      const kept = fields[name]
      // What was typed before scripts were there is newer.
      if (field && kept && (field.value === '' || field.tagName === 'SELECT')) field.value = kept
    }
  }, [form])

  const onInput = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement
    if (!KEPT.includes(name)) return
    const { submission, fields } = current()
    draft.current = { submission, fields: { ...fields, [name]: value } }
    keepDraft(draft.current)
  }
  const drop = () => {
    draft.current = null
    dropDraft()
  }
  return { onInput, drop, submission: () => current().submission }
}

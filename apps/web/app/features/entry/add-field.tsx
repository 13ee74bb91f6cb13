import { SHOPPING_TEXT_MAX } from '@zivina/contract/planning/limits'
import { type ReactNode, useState } from 'react'
import { EntryField } from './entry-field.tsx'

type AddFieldProps = {
  label: string
  placeholder: string
  /** On the button, where something is not added but changed. */
  verb?: string
  onAdd: (text: string) => void
  /** Beside the field: a scan. */
  children?: ReactNode
}

/** A plain field for what to add, as people write it. It is empty again at once, so that the next can follow. */
export function AddField({ onAdd, ...field }: AddFieldProps) {
  const [text, write] = useState('')
  const add = () => {
    onAdd(text.trim())
    write('')
  }
  return <EntryField {...field} text={text} max={SHOPPING_TEXT_MAX} write={write} onEnter={add} />
}

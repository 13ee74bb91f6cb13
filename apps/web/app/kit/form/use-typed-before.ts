import { type RefObject, useEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * For forms whose values React holds: what was typed, ticked and chosen in the page from the server before hydration is
 * replayed as input events. Hydration keeps such values in the elements but fires no change events, so that the next render would
 * overwrite them with the state.
 */
export function useTypedBefore<Form extends HTMLElement>(): RefObject<Form | null> {
  const ref = useRef<Form>(null)
  useEffect(() => {
    if (ref.current) void replayTyped(ref.current)
  }, [])
  return ref
}

/** One after another, each in a task of its own, so that React has drawn the one before. */
async function replayTyped(form: HTMLElement): Promise<void> {
  const fields = [...form.querySelectorAll<Field>('input, select, textarea')].filter(isTouched)
  const typed = fields.map((field) => ({ field, value: field.value, isTicked: isTick(field) && field.checked }))
  for (const { field, value, isTicked } of typed) {
    if (!field.isConnected) continue
    if (isTick(field)) {
      field.checked = !isTicked
      field.click()
    } else enter(field, value)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** React ignores input events of a value that it has seen assigned. The prototype's setter assigns a value without that record. */
function enter(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) field.value = value
  else {
    field.value = field.defaultValue
    const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  }
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return hasDefault(field) && field.selectedOptions[0]?.hasAttribute('selected') === false
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** A choice that the server wrote; React notes none of those that it draws itself. */
const hasDefault = (field: HTMLSelectElement) => field.querySelector('option[selected]') !== null
